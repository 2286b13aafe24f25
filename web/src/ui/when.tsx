import { showTime } from '../lib/time.ts';
import { chosenZone } from '../lib/zone.ts';

/** A moment: "Tomorrow, 10:30 Chile Time", in full in the title and for screen readers. */
export function When({
  at,
  zone = chosenZone(),
  hideZone = false,
  className,
}: {
  /** Instant (ISO). */
  at: string;
  zone?: string | undefined;
  /** Only where the zone is shown already. */
  hideZone?: boolean;
  className?: string;
}) {
  const shown = showTime(at, { zone });
  return (
    <time dateTime={shown.iso} title={shown.full} className={className}>
      <span aria-hidden>
        {shown.text.replace(/ (?=[AP]M$)/, '\u00A0')}
        {hideZone ? null : (
          <>
            {' '}
            <span className="inline-block max-w-full font-normal text-ink-soft">{shown.zone}</span>
          </>
        )}
      </span>
      <span className="sr-only">{shown.full}</span>
    </time>
  );
}
