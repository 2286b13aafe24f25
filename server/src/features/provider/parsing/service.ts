import type { Call } from '@puente/contract/endpoint';
import {
  type ParsedOfferings,
  parsedOfferings,
  type ParsedPersonalInfo,
  parsedPersonalInfo,
  type ParsedPricing,
  parsedPricing,
  type parseOfferings,
  type parsePersonalInfo,
  type parsePricing,
} from '@puente/contract/parsing';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { type Asked, readText, type TakeModelCall } from '../../parsing/service.ts';
import { readPhone } from '../../auth/rules.ts';
import { checkOfferings, offeringsInstructions, saidOfferings } from './offerings/model/rules.ts';
import { parseOfferings as readOfferingsByRules } from './offerings/rules.ts';
import {
  checkPersonalInfo,
  personalInfoInstructions,
  saidPersonalInfo,
} from './personal-info/model/rules.ts';
import { parsePersonalInfo as readPersonalInfoByRules } from './personal-info/rules.ts';
import { checkPricing, pricingInstructions, saidPricing } from './pricing/model/rules.ts';
import { parsePricing as readPricingByRules } from './pricing/rules.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'llm' | 'config' | 'log' | 'alarms'>;
type Person = Pick<Client, 'language' | 'currency' | 'timezone'>;
type Caller = Person & Pick<Client, 'phone'>;

/** Both rates of an expert from a text, per hour in minor units; nothing is saved. */
export function readPricing(
  context: Deps,
  actor: Person,
  body: Call<typeof parsePricing>['body'],
  takeModelCall: TakeModelCall,
): Promise<ParsedPricing> {
  const currency = body.currency ?? actor.currency;
  const durations = body.durations ?? [60];
  const question = { text: body.text, currency, durations };
  return readText(
    context,
    { ...askedBy(context, actor, body), kind: 'pricing', facts: [currency, durations.join()] },
    {
      reply: parsedPricing,
      byRules: () => readPricingByRules(question),
      model: {
        instructions: pricingInstructions,
        said: saidPricing,
        check: (said) => checkPricing(said, question),
      },
    },
    takeModelCall,
  );
}

/** Fields of a profile from a person's own words; nothing is saved. */
export function readPersonalInfo(
  context: Deps,
  actor: Caller,
  body: Call<typeof parsePersonalInfo>['body'],
  takeModelCall: TakeModelCall,
): Promise<ParsedPersonalInfo> {
  // By which of several places of one name is told.
  const { timezone, currency } = actor;
  const phoneCountry = readPhone(actor.phone)?.country ?? null;
  const person = { timezone, currency, phoneCountry };
  return readText(
    context,
    {
      ...askedBy(context, actor, body),
      kind: 'personal-info',
      facts: [timezone, currency, phoneCountry ?? ''],
    },
    {
      reply: parsedPersonalInfo,
      byRules: () => readPersonalInfoByRules(body.text, person),
      model: {
        instructions: personalInfoInstructions,
        said: saidPersonalInfo,
        check: (said) => checkPersonalInfo(said, body.text, person),
      },
    },
    takeModelCall,
  );
}

/** Packages and plans from a text; nothing is saved. */
export function readOfferings(
  context: Deps,
  actor: Person,
  body: Call<typeof parseOfferings>['body'],
  takeModelCall: TakeModelCall,
): Promise<ParsedOfferings> {
  const account = body.currency ?? actor.currency;
  return readText(
    context,
    { ...askedBy(context, actor, body), kind: 'offerings', facts: [account] },
    {
      reply: parsedOfferings,
      byRules: () => readOfferingsByRules(body.text, account),
      model: {
        instructions: offeringsInstructions,
        said: saidOfferings,
        check: (said) => checkOfferings(said, { text: body.text, account }),
      },
    },
    takeModelCall,
  );
}

function askedBy(
  { clock }: Pick<Deps, 'clock'>,
  actor: Person,
  { text, language }: { text: string; language?: Person['language'] | undefined },
): Omit<Asked, 'kind' | 'facts'> {
  const day = clock.now().toZonedDateTimeISO(actor.timezone).toPlainDate().toString();
  return { text, language: language ?? actor.language, day };
}
