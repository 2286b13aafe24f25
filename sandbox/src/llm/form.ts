import type { ModelMode, Thought } from './model.ts';

/**
 * The form of an answer as a mode fills it in: kindly, with one question, or with its lie in each
 * place that takes words.
 */
export function fillForm(
  lie: string,
  found: readonly Found[],
  { mode, spanish }: { mode: ModelMode; spanish: boolean },
): Thought {
  const order = found.map(({ id }) => id);
  const kind = spanish ? 'Gracias por contarlo.' : 'Thank you for telling me.';
  const form =
    mode === 'helpful' || mode === 'asks'
      ? {
          order,
          opening: kind,
          cards: found.flatMap(({ id, sentences: [quote] }) => (quote ? [{ id, quote }] : [])),
          question: mode === 'asks' ? 'hardest' : null,
        }
      : { order: [], opening: lie, cards: order.map((id) => ({ id, quote: lie })), question: lie };
  return { kind: 'tool', name: 'answer', arguments: JSON.stringify(form) };
}

export type Found = { id: string; sentences: string[] };

/** The experts in a tool's result. */
export function idsIn(value: unknown): Found[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): Found[] => {
    if (typeof one !== 'object' || one === null || !('id' in one)) return [];
    const sentences = 'sentences' in one && Array.isArray(one.sentences) ? one.sentences : [];
    return [{ id: String(one.id), sentences: sentences.map(String) }];
  });
}
