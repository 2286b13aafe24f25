import type { Browse } from '@puente/contract/chat';
import { policy } from '@puente/contract/policy';
import type { Found } from '../conversation/service.ts';
import type { Filters } from '../filters/rules.ts';

/** The list of experts that an answer leads to; undefined where it has nobody else. */
export function browseOf(
  {
    recommendations,
    fitting,
    matches,
    isByMeaning,
  }: Pick<Found, 'recommendations' | 'fitting' | 'matches' | 'isByMeaning'>,
  { goal, filters }: { goal: string; filters: Filters },
  partner: string | null,
): Browse | undefined {
  const group = partner === null ? {} : { partner };
  // What a wish was taken out of may end in the comma before it.
  const words = goal
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:]+$/, '')
    .trim();
  const q = words.slice(0, policy.directory.queryMaxLength);
  // The list goes by words alone: how many it has is known where the answer went by them, too.
  const isWhole = q === words && !isByMeaning;
  if (recommendations.length === 0)
    // Whom only the wishes keep out are there without them; else there is everybody to look at.
    return matches > 0 ? { ...group, q, ...(isWhole ? { count: matches } : {}) } : group;
  if (fitting <= recommendations.length) return undefined;
  const { language, isInPerson, budget, ...others } = filters;
  const isCounted = isWhole && budget === undefined && Object.keys(others).length === 0;
  return {
    ...group,
    q,
    ...(language ? { language } : {}),
    ...(isInPerson ? { mode: 'in-person' as const } : {}),
    ...(budget ? { maxPrice: budget } : {}),
    ...(isCounted ? { count: fitting } : {}),
  };
}
