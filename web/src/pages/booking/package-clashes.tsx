import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import type { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { When } from '../../ui/when.tsx';
import type { BookingFlow } from './booking-flow.ts';
import { namedTimes } from './package-times-rules.ts';
import { slotRefusalOf } from './slot-gone.tsx';

type Gone = { key: string; clashes: ApiError['clashes'] };

/**
 * The chosen times that can't be had, each with what is free near it. When one of several is
 * replaced the others stay shown while the new choice is asked about.
 */
export function useGoneTimes(
  error: unknown,
  starts: readonly string[],
  isAsking: boolean,
): Gone | null {
  const refusal = slotRefusalOf(error);
  const [last, setLast] = useState(refusal);
  if (refusal && refusal !== last) setLast(refusal);
  const shown = refusal ?? (isAsking ? last : null);
  if (!shown) return null;
  const clashes = shown.clashes.filter(({ start }) => starts.some((one) => isSame(one, start)));
  // While asking, nothing is gone for certain once each was replaced.
  if (clashes.length === 0 && !refusal) return null;
  return { key: shown.requestId ?? '', clashes };
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}

type Props = { gone: Gone; flow: BookingFlow; starts: readonly string[] };

/** Times that others have taken, each with the free ones near it. What was typed stays. */
export function TimesGone({ gone, flow, starts }: Props) {
  const { t } = useTranslation('package');
  const { clashes } = gone;
  const without = (start: string) => starts.filter((one) => !isSame(one, start));
  const left = starts.filter((one) => !clashes.some(({ start }) => isSame(one, start)));
  return (
    <div
      ref={scrollToMessage}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex flex-col gap-5 rounded-card bg-warning-soft p-5"
    >
      <p className="flex items-start gap-2.5 font-medium">
        <CalendarX size={20} aria-hidden className="mt-0.5 shrink-0" />
        {t('buy.taken', { count: Math.max(1, clashes.length) })}
      </p>
      {clashes.map(({ start, alternatives }) => (
        <div key={start} className="flex flex-col gap-2">
          <s className="text-ink-soft">
            <When at={start} zone={flow.zone} />
          </s>
          <Alternatives
            slots={alternatives}
            zone={flow.zone}
            onChoose={(slot) =>
              flow.go(
                'about',
                { times: namedTimes([...without(start), slot.start]) },
                { replace: true },
              )
            }
          />
        </div>
      ))}
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => flow.go('time', { times: namedTimes(left), start: undefined })}
      >
        {t('buy.change')}
      </Button>
    </div>
  );
}

/** The button that was pressed is further down: scrolls up to the message. */
function scrollToMessage(box: HTMLElement | null): void {
  box?.focus();
  box?.scrollIntoView({ block: 'center' });
}
