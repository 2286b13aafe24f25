import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { When } from '../../../ui/when.tsx';
import type { Plan, PlanPeriod, PlanSession } from '../queries.ts';
import { TimePicker } from './time-picker.tsx';

/** The sessions of one month, with what can be done about each. */
export function Sessions({ plan, period }: { plan: Plan; period: PlanPeriod }) {
  const { t } = useTranslation('plan');
  const [choosing, setChoosing] = useState<number | null>(null);
  const isClient = plan.role === 'client';
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {period.sessions.map((session) => (
          <li
            key={session.number}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span>
              {session.start ? <When at={session.start} /> : t('noTime')}
              <span className="block text-sm text-ink-soft">{t(`session.${session.state}`)}</span>
            </span>
            {session.bookingId && session.state !== 'reserved' ? (
              <Link
                to="/activity/$bookingId"
                params={{ bookingId: session.bookingId }}
                className={buttonClass({ variant: 'quiet' })}
              >
                {t('see')}
                <span className="sr-only"> {t('sessionNumber', { number: session.number })}</span>
              </Link>
            ) : null}
            {isClient && canChoose(period, session) ? (
              <Button
                variant={session.state === 'reserved' ? 'quiet' : 'secondary'}
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
        <TimePicker
          plan={plan}
          period={period}
          number={choosing}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

function canChoose({ status, number }: PlanPeriod, { state }: PlanSession): boolean {
  if (status === 'reserved') return number > 0;
  return status === 'active' && state === 'free';
}
