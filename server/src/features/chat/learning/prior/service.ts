import { type Language, policy } from '@puente/contract/policy';
import type { Context } from '../../../../context.ts';
import { publicTerms } from '../../matching/public-terms.ts';
import { floor, type Match } from '../../matching/service.ts';
import { priorOf, withFactor } from './rules.ts';
import { readTallies } from './store.ts';

/**
 * The matches with what became of their cards for goals like this one (learning-1); as they are where
 * `LEARNING` is off or nothing is known.
 */
export async function withPrior(
  context: Pick<Context, 'db' | 'clock' | 'lexicon' | 'config'>,
  { goal, language }: { goal: string; language: Language },
  matches: Match[],
): Promise<Match[]> {
  const providerIds = matches.flatMap(({ providerId, score }) =>
    score >= floor ? [providerId] : [],
  );
  if (!context.config.learnsFromUse || providerIds.length < 2) return matches;
  const terms = publicTerms(context.lexicon(), goal, language);
  if (terms.length === 0) return matches;
  const today = context.clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString();
  const { halfLifeDays } = policy.learning;
  const tallies = await readTallies(context.db, { terms, providerIds }, { today, halfLifeDays });
  if (tallies.length === 0) return matches;
  return matches
    .map((match) => ({
      ...match,
      score: withFactor(match.score, priorOf(terms, tallies, match.providerId), floor),
    }))
    .toSorted((one, other) => other.score - one.score);
}
