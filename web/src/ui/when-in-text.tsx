import { showTime } from '../lib/time.ts';
import { whenInText } from '../lib/when-in-text.ts';
import { chosenZone } from '../lib/zone.ts';

/** A moment within a sentence: "Good until tomorrow, 10:30 (Chile Time)"; in full in the title. */
export function WhenInText({ at, zone = chosenZone() }: { at: string; zone?: string | undefined }) {
  const { full, iso } = showTime(at, { zone });
  return (
    <time dateTime={iso} title={full}>
      <span aria-hidden>{whenInText(at, zone)}</span>
      <span className="sr-only">{full}</span>
    </time>
  );
}
