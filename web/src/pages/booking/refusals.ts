import { errorCodeOf } from '../../lib/error-text.ts';
import { addressRefusalOf } from './home-address.tsx';
import { holdRefusalOf } from './hold-refused.tsx';
import { ownClashOf } from './own-clash.tsx';
import { slotRefusalOf } from './slot-gone.tsx';

/** What a refusal of a quote or of a booking is about: each kind has a way on of its own. */
export function refusalsOf(error: unknown) {
  const gone = slotRefusalOf(error);
  const hold = holdRefusalOf(error);
  const address = addressRefusalOf(error);
  const isWayGone = ['mode-not-offered', 'office-gone'].includes(errorCodeOf(error));
  return {
    gone,
    hold,
    address,
    isWayGone,
    clash: ownClashOf(error),
    isOwnCalendar: errorCodeOf(error) === 'own-calendar',
    /** Said in its own words, with nothing more to offer. */
    isPlain: Boolean(error) && !gone && !hold && !address && !isWayGone,
  };
}
