import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { EmbeddingsGateway } from '../../../gateways/embeddings/port.ts';
import type { Meant } from '../../../lib/alarms.ts';
import { findCrisis } from '../crisis/rules.ts';
import { hashOf } from '../embedding/rules.ts';
import { findExperts, floor } from '../matching/service.ts';
import { type Alike, cosine, type Fused, fuse, mostAlike, questionOf } from './rules.ts';
import { findNearest, readState, readVectors, readVersions } from './store.ts';

const { failuresBeforePause, goalKeptMinutes, mostGoalsKept, pauseSeconds } = policy.embedding;

type Row = { partnerId: string | null; version: string; vector: Float32Array };

/** What a process remembers of one model. */
type Memory = {
  /** Vectors of goals by hash, the oldest first. */
  goals: Map<string, { vector: Float32Array; until: Temporal.Instant }>;
  failures: number;
  pausedUntil: Temporal.Instant | null;
  /** The profiles' vectors, of the state that `readState` told. */
  profiles: { state: string; rows: Map<string, Row> };
};

const memories = new WeakMap<EmbeddingsGateway, Memory>();

function memoryOf(gateway: EmbeddingsGateway): Memory {
  const memory = memories.get(gateway) ?? {
    goals: new Map(),
    failures: 0,
    pausedUntil: null,
    profiles: { state: '', rows: new Map() },
  };
  memories.set(gateway, memory);
  return memory;
}

type Deps = Pick<Context, 'db' | 'clock' | 'lexicon' | 'embeddings' | 'alarms' | 'quietLog'>;

type Wanted = Parameters<typeof findExperts>[1];

/**
 * Verified experts for a goal, best first: by words as ever, and where a model for meaning is
 * configured, by that beside them (embedding-1). Without its answer in time it is the answer of the
 * words alone.
 */
export async function searchExperts(context: Deps, wanted: Wanted): Promise<Fused> {
  const [found, alike] = await Promise.all([
    findExperts(context, wanted),
    findAlike(context, wanted),
  ]);
  return fuse(found, alike, { least: context.embeddings?.leastSimilarity ?? 1, floor });
}

/** Nobody where there is no model, or it is late, fails or is paused. Words of danger aren't sent. */
async function findAlike(context: Deps, { goal, partnerId }: Wanted): Promise<Alike[]> {
  const { embeddings: gateway, alarms, quietLog } = context;
  if (!gateway || findCrisis(goal) !== null) return [];
  const asked = questionOf(goal);
  if (asked === '') return [];
  try {
    const { vector, outcome } = await goalVector(context, gateway, asked);
    if (!vector) {
      alarms.meant(outcome);
      return [];
    }
    const { alike, isComparable } = await nearest(context, gateway, vector, partnerId);
    alarms.meant(isComparable ? outcome : 'unfit');
    return alike;
  } catch (error) {
    alarms.meant('failed');
    quietLog('warn', 'goal meaning', { err: error }, 'a goal was looked for by words alone');
    return [];
  }
}

type Asked = { vector: Float32Array | null; outcome: Meant };

async function goalVector(
  { clock, alarms, quietLog }: Deps,
  gateway: EmbeddingsGateway,
  text: string,
): Promise<Asked> {
  const memory = memoryOf(gateway);
  const now = clock.now();
  const key = hashOf(text);
  const kept = memory.goals.get(key);
  if (kept && isBefore(now, kept.until)) return { vector: kept.vector, outcome: 'kept' };
  if (memory.pausedUntil && isBefore(now, memory.pausedUntil))
    return { vector: null, outcome: 'paused' };
  alarms.spent('embedding-call', 'goal');
  try {
    const [vector = null] = await gateway.embed([text], gateway.patienceMs);
    memory.failures = 0;
    memory.pausedUntil = null;
    if (vector) keepGoal(memory, key, { vector, until: now.add({ minutes: goalKeptMinutes }) });
    return { vector, outcome: 'asked' };
  } catch (error) {
    memory.failures += 1;
    if (memory.failures >= failuresBeforePause)
      memory.pausedUntil = now.add({ seconds: pauseSeconds });
    // The text of the goal isn't part of it: the SDK's errors carry the request.
    const { name } = error instanceof Error ? error : { name: 'unknown' };
    quietLog('warn', 'embeddings', { error: name }, 'the model for meaning did not answer');
    return { vector: null, outcome: name === 'TimeoutError' ? 'late' : 'failed' };
  }
}

/** A time far ahead was set before the clock went back. */
function isBefore(now: Temporal.Instant, until: Temporal.Instant): boolean {
  return (
    Temporal.Instant.compare(now, until) < 0 &&
    Temporal.Instant.compare(until, now.add({ minutes: goalKeptMinutes })) <= 0
  );
}

function keepGoal(
  { goals }: Memory,
  key: string,
  kept: { vector: Float32Array; until: Temporal.Instant },
) {
  goals.delete(key);
  goals.set(key, kept);
  if (goals.size > mostGoalsKept) goals.delete(goals.keys().next().value ?? '');
}

/** The experts most alike, by pgvector where the database has it, else compared here. */
async function nearest(
  { db }: Deps,
  gateway: EmbeddingsGateway,
  vector: Float32Array,
  partnerId: string | null,
): Promise<{ alike: Alike[]; isComparable: boolean }> {
  const { name: model, leastSimilarity } = gateway;
  const { state, hasVectorType } = await readState(db, model);
  const limit = policy.embedding.mostAlike;
  if (hasVectorType) {
    const found = await findNearest(db, { model, vector, partnerId, limit });
    return { ...found, alike: mostAlike(found.alike, leastSimilarity, limit) };
  }
  const memory = memoryOf(gateway);
  if (memory.profiles.state !== state)
    memory.profiles = { state, rows: await refreshed(db, model, memory.profiles.rows) };
  const rows = [...memory.profiles.rows];
  const comparable = rows.filter(([, row]) => row.vector.length === vector.length);
  const alike = comparable
    .filter(([, row]) => partnerId === null || row.partnerId === partnerId)
    .map(([providerId, row]) => ({ providerId, similarity: cosine(vector, row.vector) }));
  return {
    alike: mostAlike(alike, leastSimilarity, limit),
    isComparable: rows.length === 0 || comparable.length > 0,
  };
}

/** The rows as they are now; only vectors that changed are read. */
async function refreshed(
  db: Context['db'],
  model: string,
  before: ReadonlyMap<string, Row>,
): Promise<Map<string, Row>> {
  const versions = await readVersions(db, model);
  const isKept = ({ providerId, version }: (typeof versions)[number]) =>
    before.get(providerId)?.version === String(version);
  const changed = versions.flatMap((row) => (isKept(row) ? [] : [row.providerId]));
  const read = await readVectors(db, model, changed);
  return new Map(
    versions.flatMap(({ providerId, partnerId, version }) => {
      const vector = read.get(providerId) ?? before.get(providerId)?.vector;
      return vector ? [[providerId, { partnerId, version: String(version), vector }]] : [];
    }),
  );
}
