import { policy } from '@puente/contract/policy';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../../features/booking/moving-queries.ts';
import { otherParty } from '../../features/booking/groups.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { whenInText } from '../../lib/when-in-text.ts';
import type { Reply } from '../../lib/api.ts';
import { formatMoney } from '../../lib/money.ts';
import { Section } from '../../shell/crash/section.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { When } from '../../ui/when.tsx';
import { useProblemLines } from './problem-lines.ts';

type Event = Reply<'GET /api/booking/:id/changes'>['timeline'][number];
type Props = { booking: Booking; zone: string };

/** The whole history of a meeting: who did what, what was reported, and the money that moved. */
export function Timeline(props: Props) {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-3 text-lg font-semibold">
        {t('changes.title')}
      </h2>
      <Section name="activity.timeline">
        <DataSection
          failed={t('changes.failed')}
          waiting={
            <Loading label={common('loading')}>
              <Skeleton className="h-40" />
            </Loading>
          }
        >
          <Lines {...props} />
        </DataSection>
      </Section>
    </section>
  );
}

function Lines({ booking, zone }: Props) {
  const { t: of } = useTranslation('booking');
  const wordsOf = useWords(booking, zone);
  const { data } = useSuspenseQuery(changesQuery(booking.id));
  const problems = useProblemLines(booking, otherParty(booking, of('goneAccount')).name);
  const lines = [
    ...data.timeline.map((event, at) => ({
      key: `${event.what} ${event.at} ${at}`,
      at: event.at,
      text: wordsOf(event),
      dot: dotOf(event),
    })),
    ...problems.map((line) => ({ ...line, dot: 'bg-danger' })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <ol className="flex flex-col">
      {lines.map(({ key, at, text, dot }) => (
        <li key={key} className="group relative pb-4 pl-6 last:pb-0">
          <span
            aria-hidden
            className="absolute top-2 left-[3px] h-full w-0.5 bg-line group-last:hidden"
          />
          <span aria-hidden className={`absolute top-2 left-0 size-2 rounded-full ${dot}`} />
          <span className="tabular wrap-anywhere">{text}</span>
          <span className="block text-sm text-ink-soft">
            <When at={at} zone={zone} hideZone />
          </span>
        </li>
      ))}
    </ol>
  );
}

function dotOf({ what }: Event): string {
  return what === 'cancelled' || what === 'refund-failed' ? 'bg-danger' : 'bg-primary-text';
}

/** An event as its reader would tell it. */
function useWords(booking: Booking, zone: string): (event: Event) => string {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const other = otherParty(booking, of('goneAccount')).name;
  return ({ what, by, from, to, amount }) => {
    const isOwn = by === booking.role;
    const side = isOwn ? 'you' : 'other';
    const words = {
      who: other,
      from: from ? whenInText(from, zone) : '',
      to: to ? whenInText(to, zone) : '',
      amount: amount ? formatMoney(amount) : '',
      minutes: policy.booking.holdMinutes,
    };
    if (what === 'paid' && booking.partOf)
      return t(`changes.paidPart.${booking.partOf.kind}.${side}`, words);
    if (what === 'cancelled' && by === 'platform') return t('changes.cancelled.platform');
    if (what === 'refunded' && by === 'platform') return t('changes.refunded.platform', words);
    if (what === 'refunded' && by === 'provider')
      return t(`changes.refundedByExpert.${side}`, words);
    // The client gets the refund, whatever it was for.
    const receiver = booking.role === 'client' ? 'you' : 'other';
    if (what === 'refunded') return t(`changes.refunded.${receiver}`, words);
    if (what === 'held' || what === 'released' || what === 'hold-over')
      return t(`changes.${what}`, words);
    if (what === 'expired' || what === 'refund-started' || what === 'refund-failed')
      return t(`changes.${what}`, words);
    return t(`changes.${what}.${side}`, words);
  };
}
