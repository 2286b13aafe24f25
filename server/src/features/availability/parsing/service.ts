import type { Call } from '@puente/contract/endpoint';
import { type ParsedHours, parsedHours, type parseAvailability } from '@puente/contract/parsing';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { type Asked, findKept, readText, type TakeModelCall } from '../../parsing/service.ts';
import { countryOfZone } from './holidays/rules.ts';
import { checkHours, hoursInstructions, saidHours } from './model/rules.ts';
import { type HoursQuestion, parseHours } from './rules.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'llm' | 'config' | 'log' | 'alarms'>;

type Body = Call<typeof parseAvailability>['body'];

/** Weekly hours and exceptions from a text, in the zone of the hours; nothing is saved of them. */
export function readHours(
  context: Deps,
  actor: Pick<Client, 'language' | 'timezone'>,
  body: Body,
  takeModelCall: TakeModelCall,
): Promise<ParsedHours> {
  const { asked, question, timezone } = questionOf(context, actor, body);
  return readText(
    context,
    asked,
    {
      reply: parsedHours,
      byRules: () => ({ timezone, ...parseHours(question) }),
      model: {
        instructions: hoursInstructions(question),
        said: saidHours,
        check: (said) => {
          const read = checkHours(said, question);
          return read && { timezone, ...read };
        },
      },
    },
    takeModelCall,
  );
}

/** The same where it was read today already; null, and no work, where not. */
export async function readKeptHours(
  context: Deps,
  actor: Pick<Client, 'language' | 'timezone'>,
  body: Body,
): Promise<{ result: ParsedHours | null }> {
  const { asked } = questionOf(context, actor, body);
  return { result: await findKept(context, asked, parsedHours) };
}

function questionOf(
  { clock }: Pick<Deps, 'clock'>,
  actor: Pick<Client, 'language' | 'timezone'>,
  body: Body,
): { asked: Asked; question: HoursQuestion; timezone: string } {
  const timezone = body.timezone ?? actor.timezone;
  const country = body.country ?? countryOfZone(timezone);
  const language = body.language ?? actor.language;
  const today = clock.now().toZonedDateTimeISO(timezone).toPlainDate();
  const { text } = body;
  return {
    question: { text, language, today, country },
    asked: {
      kind: 'hours',
      text,
      language,
      day: today.toString(),
      facts: [timezone, country ?? ''],
    },
    timezone,
  };
}
