import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherParty } from '../../features/booking/groups.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { whenInText } from '../../lib/when-in-text.ts';
import { type BookingProblems, problemsQuery } from '../../features/problem/queries.ts';
import { draftOf } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount, useFocusOnChange } from '../../ui/focus.ts';
import { ProblemCard } from './problem-card.tsx';
import { ProblemReport } from './problem-report.tsx';

/** What becomes of a report depends on the clock: refetched every minute. */
const lookAgainMs = 60_000;

/** What went wrong with a meeting that has begun: what was reported, and the way to report it. */
export function ProblemSection({ booking, zone }: { booking: Booking; zone: string }) {
  const hasBegun = booking.status === 'in-progress' || booking.status === 'completed';
  const { data } = useQuery({
    ...problemsQuery(booking.id),
    enabled: hasBegun,
    refetchInterval: lookAgainMs,
  });
  if (!data || !hasBegun || (data.report === null && data.problems.length === 0)) return null;
  return <KnownProblems booking={booking} data={data} zone={zone} />;
}

function KnownProblems({
  booking,
  data,
  zone,
}: {
  booking: Booking;
  data: BookingProblems;
  zone: string;
}) {
  const { t } = useTranslation('problem');
  const { t: of } = useTranslation('booking');
  const [form, setForm] = useState<'closed' | 'left' | 'opened' | 'put-away'>(() =>
    draftOf(booking.id).report ? 'left' : 'closed',
  );
  // The form, and the focus with it, is gone once it was sent.
  const heading = useFocusOnChange(data.problems.map(({ state }) => state).join(' '));
  const isOpen = form === 'left' || form === 'opened';
  const { name } = otherParty(booking, of('goneAccount'));
  const { report, problems } = data;
  return (
    <section aria-labelledby="problem" className="flex flex-col gap-4">
      <h2 id="problem" ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {problems.length > 0 ? t('reported') : t('title')}
      </h2>
      {problems.map((problem) => (
        <ProblemCard
          key={problem.id}
          booking={booking}
          problems={data}
          problem={problem}
          zone={zone}
          name={name}
        />
      ))}
      {report && isOpen ? (
        <ProblemReport
          booking={booking}
          report={report}
          zone={zone}
          name={name}
          takesFocus={form === 'opened'}
          onDone={() => setForm('put-away')}
        />
      ) : null}
      {report && !isOpen ? (
        <div className="flex flex-col items-start gap-2">
          <p className="text-ink-soft">{t('intro', { until: whenInText(report.until, zone) })}</p>
          <Button
            ref={form === 'put-away' ? focusOnMount : null}
            variant="secondary"
            className="max-sm:w-full"
            onClick={() => setForm('opened')}
          >
            {t('open')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
