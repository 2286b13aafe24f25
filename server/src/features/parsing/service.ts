import { policy } from '@puente/contract/policy';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { asData, dataRule, keysOf, openSealed, type Question, sealAnswer } from './rules.ts';
import { deleteExpired, findSealed, insertSealed } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'llm' | 'config' | 'log' | 'alarms'>;

/** Takes one of the installation's calls to the model; false when this hour has none left. */
export type TakeModelCall = (context: Pick<Context, 'db' | 'clock' | 'config'>) => Promise<boolean>;

type Answered = { by: 'rules' | 'model'; modelFailed: boolean };

/** How a text is read, by rules and by a model. */
export type Reading<Answer extends Answered, Said> = {
  reply: z.ZodType<Answer>;
  byRules: () => Omit<Answer, keyof Answered>;
  model: {
    instructions: string;
    /** What the model is to say. */
    said: z.ZodType<Said>;
    /** The result, or null where something of it isn't in the text or can't be. */
    check: (said: Said) => Omit<Answer, keyof Answered> | null;
  };
};

export type Asked = Omit<Question, 'model'>;

/**
 * Reads a text: the kept answer, else the model's if one is configured and what it says holds, else
 * the rules'. The same text gives the same answer for a day (parsing-4); one that the model failed
 * isn't kept, so that it is asked again.
 */
export async function readText<Answer extends Answered, Said>(
  context: Deps,
  asked: Asked,
  reading: Reading<Answer, Said>,
  takeModelCall: TakeModelCall,
): Promise<Answer> {
  const kept = await findKept(context, asked, reading.reply);
  if (kept) return kept;
  const byModel = context.llm ? await askModel(context, asked, reading, takeModelCall) : null;
  const answer = reading.reply.parse({
    ...(byModel ?? reading.byRules()),
    by: byModel ? 'model' : 'rules',
    modelFailed: context.llm !== null && byModel === null,
  });
  if (answer.modelFailed) return answer;
  const now = context.clock.now();
  const keys = keysFor(context, asked);
  const row = {
    id: keys.id,
    sealed: sealAnswer(answer, keys),
    expires_at: now.add({ hours: policy.parsing.keptHours }),
  };
  // Asked twice at once, a model may say two things: the first one holds.
  if (await insertSealed(context.db, row, now)) return answer;
  return (await findKept(context, asked, reading.reply)) ?? answer;
}

/** The answer that is kept for the same text, language, day and version; null when there is none. */
export async function findKept<Answer>(
  context: Pick<Deps, 'db' | 'clock' | 'llm' | 'config'>,
  asked: Asked,
  reply: z.ZodType<Answer>,
): Promise<Answer | null> {
  const keys = keysFor(context, asked);
  const sealed = await findSealed(context.db, keys.id, context.clock.now());
  return sealed && reply.parse(openSealed(sealed, keys));
}

function keysFor({ config, llm }: Pick<Deps, 'config' | 'llm'>, asked: Asked) {
  const model = llm ? (config.gateways.llm?.model ?? 'configured') : '';
  return keysOf({ ...asked, model }, config.secret);
}

async function askModel<Answer extends Answered, Said>(
  context: Deps,
  { kind, text }: Asked,
  { model }: Reading<Answer, Said>,
  takeModelCall: TakeModelCall,
): Promise<Omit<Answer, keyof Answered> | null> {
  if (!(await takeModelCall(context))) {
    context.alarms.reached('model-calls', 'all');
    return null;
  }
  context.alarms.spent('model-call', 'all');
  try {
    const said = await context.llm?.extract({
      name: kind,
      instructions: `${dataRule}\n${model.instructions}`,
      text: asData(text),
      schema: model.said,
    });
    return said === undefined ? null : model.check(said);
  } catch (error) {
    context.log.warn({ err: describe(error) }, 'the model did not read a text');
    return null;
  }
}

/** Errors of a model carry what it was sent: the text stays out of the log. */
function describe(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

export async function removeExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpired(db, clock.now());
}
