import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Way } from '../../features/availability/way.ts';
import type { Plan, PlanPeriod, PlanSession } from '../../features/plan/queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { When } from '../../ui/when.tsx';
import { SessionTime } from './session-time.tsx';
import { chosenZone } from '../../lib/zone.ts';

type Props = {
  plan: Plan;
  period: PlanPeriod;
  /** How they meet. */
  way: Way;
  /** Leaves out what has a time, or is over. */
  onlyFree?: boolean;
};

/** The sessions of one month, with what can be done about each. */
export function Sessions({ plan, period, way, onlyFree = false }: Props) {
  const { t } = useTranslation('plan');
  const [choosing, setChoosing] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isClient = plan.role === 'client';
  const shown = period.sessions.filter(({ state }) => !onlyFree || state === 'free');
  const close = () => {
    setChoosing(null);
    // The button that opened the dialog is gone where the session has its time now.
    requestAnimationFrame(() => focusIn(list.current, choosing));
  };
  return (
    <>
      {isClient && period.credits > 0 ? (
        <p className="text-ink-soft">
          {t('creditsUntil', { count: period.credits })}{' '}
          <When at={period.validUntil} zone={chosenZone()} />
        </p>
      ) : null}
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {shown.map((session) => (
          <li
            key={session.number}
            data-session={session.number}
            className="flex items-center justify-between gap-4 py-2.5"
          >
            <span className="min-w-0">
              {session.start ? <When at={session.start} zone={chosenZone()} /> : t('noTime')}
              <span className="block text-sm text-ink-soft">{t(`session.${session.state}`)}</span>
            </span>
            {session.bookingId && session.state !== 'reserved' ? (
              <Link
                to="/activity/$bookingId"
                params={{ bookingId: session.bookingId }}
                className={cx(buttonClass({ variant: 'quiet' }), atTheEdge)}
              >
                {t('see')}
                <span className="sr-only"> {t('sessionNumber', { number: session.number })}</span>
              </Link>
            ) : null}
            {isClient && canChoose(period, session) ? (
              <Button
                variant={session.state === 'reserved' ? 'quiet' : 'secondary'}
                className={session.state === 'reserved' ? atTheEdge : 'shrink-0'}
                onClick={() => setChoosing(session.number)}
              >
                {session.state === 'reserved' ? t('choose.other') : t('choose.action')}
                <span className="sr-only"> {t('sessionNumber', { number: session.number })}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {choosing === null ? null : (
        <SessionTime plan={plan} period={period} way={way} number={choosing} onClose={close} />
      )}
    </>
  );
}

/** Focuses what can be done about a session, unless the focus came back to it by itself. */
function focusIn(list: HTMLElement | null, number: number | null): void {
  const row = list?.querySelector(`[data-session="${number}"]`);
  if (row?.contains(document.activeElement)) return;
  (row ?? list)?.querySelector<HTMLElement>('a, button')?.focus();
}

/** The words of a button without a frame end where the row ends. */
const atTheEdge = '-mr-4 shrink-0';

function canChoose({ status, number }: PlanPeriod, { state }: PlanSession): boolean {
  if (status === 'reserved') return number > 0;
  return status === 'active' && state === 'free';
}
