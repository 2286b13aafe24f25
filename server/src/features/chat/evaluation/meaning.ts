import { people } from '../../../demo/people.ts';
import type { EmbeddingsGateway } from '../../../gateways/embeddings/port.ts';
import { documentOf } from '../embedding/rules.ts';
import { cosine, fuse, questionOf } from '../meaning/rules.ts';
import { floor } from '../matching/service.ts';
import type { Judged } from './house.ts';
import { type Answered, answerWith, likelihoods } from './measures.ts';
import type { Newcomer } from './sets/shape.ts';

/** Texts in one call of the model, and how long it may take. */
const batch = 32;
const batchMs = 60_000;

/**
 * Answers the goals again for each limit of similarity, as the chat would with this model. The
 * vectors are asked for once.
 */
export async function withModel(
  gateway: Pick<EmbeddingsGateway, 'embed'>,
  { judged, newcomers }: { judged: readonly Judged[]; newcomers: readonly Newcomer[] },
): Promise<(least: number) => Answered[]> {
  const nothing = { expertiseTranslated: '', offerings: '' };
  const experts = [...people, ...newcomers];
  const profiles = await vectorsOf(
    gateway,
    experts.map((expert) => documentOf({ ...expert, ...nothing })),
  );
  const byId = new Map(experts.map(({ id }, at) => [id, profiles[at]]));
  const goals = await vectorsOf(
    gateway,
    judged.map(({ goal }) => questionOf(goal.text)),
  );
  return (least) =>
    judged.map((one, at) => {
      const { goal } = one;
      const asked = goals[at];
      const found = likelihoods(one);
      const alike = found.flatMap(({ providerId }) => {
        const own = byId.get(providerId);
        return asked && own ? [{ providerId, similarity: cosine(asked, own) }] : [];
      });
      return answerWith(goal, fuse(found, alike, { least, floor }).matches);
    });
}

async function vectorsOf(
  gateway: Pick<EmbeddingsGateway, 'embed'>,
  texts: readonly string[],
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += batch)
    vectors.push(...(await gateway.embed(texts.slice(from, from + batch), batchMs)));
  return vectors;
}
