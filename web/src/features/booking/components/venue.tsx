import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { zoneOffset } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { When } from '../../../ui/when.tsx';
import type { Booking } from '../queries.ts';

type Venue = Booking['venue'];

/** Where two people meet in person: the place's name, its address, and what it lies in. */
export function VenueLines({ venue }: { venue: NonNullable<Venue> }) {
  const { name, address, area, region } = venue;
  const within = area && !address?.endsWith(area) ? `${area}, ${region}` : region;
  return (
    <>
      {name ? <span className="block font-medium">{name}</span> : null}
      {address ? <span className="block wrap-break-word">{address}</span> : null}
      <span className="block text-sm text-ink-soft">{within}</span>
    </>
  );
}

/** The same with a sign, where nothing else says what it is. */
export function VenueLine({ venue }: { venue: NonNullable<Venue> }) {
  const { t } = useTranslation('booking');
  return (
    <p className="flex items-start gap-2.5">
      <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-ink-faint" />
      <span className="min-w-0">
        <span className="sr-only">{t('way.where')}: </span>
        <VenueLines venue={venue} />
      </span>
    </p>
  );
}

/** A start by the clocks of the venue, and by the person's own below where those differ. */
export function VenueWhen(props: { at: string; venue: Venue; zone: string; className?: string }) {
  const { at, venue, zone, className = '' } = props;
  const { t } = useTranslation('booking');
  const first = venue?.timezone ?? zone;
  // A time in person may have been chosen by the venue's clocks: `zone` is theirs then.
  const own = venue ? chosenZone() : zone;
  return (
    <>
      <When at={at} zone={first} className={className} />
      {zoneOffset(first, at) === zoneOffset(own, at) ? null : (
        <span className="block text-sm text-ink-soft">
          {t('way.ownTime')} <When at={at} zone={own} />
        </span>
      )}
    </>
  );
}
