import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../../features/booking/moving-queries.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { whenInText } from '../../features/booking/when-in-text.ts';
import { When } from '../../ui/when.tsx';

/** Who booked, moved and proposed what, and when; nothing where the time never changed. */
export function Changes({ booking, zone }: { booking: Booking; zone: string }) {
  const { t } = useTranslation('activity');
  const { data } = useQuery(changesQuery(booking.id));
  if (!data || data.changes.length === 0) return null;
  const nameOf = (by: 'client' | 'provider' | null) => {
    if (by === booking.role) return t('changes.you');
    return by === 'client' ? booking.client.name : booking.provider.name;
  };
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-2 text-lg font-semibold">
        {t('changes.title')}
      </h2>
      <ol className="flex flex-col gap-2.5">
        <Line at={booking.createdAt} zone={zone}>
          {t('changes.booked', { who: nameOf('client') })}
        </Line>
        {data.changes.map(({ what, by, at, from, to }) => (
          <Line key={`${what} ${at}`} at={at} zone={zone}>
            {t(`changes.${what}`, {
              who: nameOf(by),
              from: whenInText(from, zone),
              to: whenInText(to, zone),
            })}
          </Line>
        ))}
      </ol>
    </section>
  );
}

function Line({ at, zone, children }: { at: string; zone: string; children: string }) {
  return (
    <li>
      {children}
      <span className="block text-sm text-ink-soft">
        <When at={at} zone={zone} hideZone />
      </span>
    </li>
  );
}
