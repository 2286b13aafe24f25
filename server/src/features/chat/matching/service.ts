import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';

// The shape that chat/service.ts and app.ts use; the retrieval behind it is being written.

/** One verified expert who fits a goal, best first; `reason` is a sentence in the language. */
export type Match = { providerId: string; score: number; reason: string };

/** Language of a text (`otherwise` where nothing tells) and whether it names something to look for. */
export const hear = (
  _text: string,
  otherwise: Language,
): { language: Language; hasGoal: boolean } => ({ language: otherwise, hasGoal: false });

/** Verified experts for a goal, within the partner's group when one is given. */
export const findExperts = async (
  _context: Pick<Context, 'db'>,
  _query: { goal: string; language: Language; partnerId: string | null; limit: number },
): Promise<Match[]> => [];

/** Reads a saved profile into the search; runs in the transaction that saved it. */
export const indexProfile = async (_tx: Tx, _providerId: string): Promise<void> => undefined;
