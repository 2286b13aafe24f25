import type { Call } from '@puente/contract/endpoint';
import { policy } from '@puente/contract/policy';
import type {
  listPromos,
  makePromo,
  NewPromo,
  Promo,
  updatePromoUsage,
  validatePromo,
} from '@puente/contract/promo';
import type { PromoRefusal } from '@puente/contract/promo-code';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import type { Actor, Client } from '../../lib/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { getProviderTerms } from '../provider/service.ts';
import { presentPromo } from './present.ts';
import { type Code, codeRefusal, promoErrorOf, sellerRefusal, usesRefusal } from './rules.ts';
import {
  countUses,
  findCode,
  insertCode,
  lockMaker,
  type Maker,
  readCodesOf,
  setStatus,
} from './store.ts';
import { ownUses, takenUses } from './use/service.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** Those of the experts whom a person has met: the rule of the first-meeting price. */
export type WhomMet = (
  db: Executor,
  clientId: string,
  providerIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** The codes of the caller, or of a partner that the caller manages. */
export async function listCodes(
  context: Deps,
  actor: Client,
  partnerId: string | undefined,
): Promise<Call<typeof listPromos>['reply']> {
  return { promos: await readPromos(context, makerOf(actor, partnerId)) };
}

/** Experts for themselves, managers for their partner, nobody for others. */
function makerOf(
  actor: Client,
  partnerId: string | undefined,
  refusal: 'forbidden' | 'not-found' = 'forbidden',
): Maker {
  if (partnerId !== undefined) {
    if (!actor.managedPartnerIds.includes(partnerId)) throw new AppError(refusal);
    return { kind: 'partner', id: partnerId };
  }
  if (!actor.isProvider) throw new AppError(refusal);
  return { kind: 'provider', id: actor.userId };
}

export async function readPromos({ db, clock }: Deps, maker: Maker): Promise<Promo[]> {
  const codes = await readCodesOf(db, maker);
  const now = clock.now();
  const ids = codes.map(({ id }) => id);
  const uses = await countUses(db, ids, now);
  return codes.map((code) => presentPromo(code, uses.get(code.id) ?? noUses, now));
}

const noUses = { reserved: 0, used: 0 };

/** Makes a code of the caller, or of a partner that the caller manages. */
export async function makeCode(
  context: Deps,
  actor: Client,
  { partnerId, promo }: { partnerId?: string | undefined; promo: NewPromo },
): Promise<Call<typeof makePromo>['reply']> {
  const maker = makerOf(actor, partnerId);
  const { kind, id: makerId } = maker;
  const code = newCode(promo, kind, context.clock.now());
  const own = { ...code, [kind === 'partner' ? 'partnerId' : 'providerId']: makerId, scope: kind };
  await context.db.transaction().execute(async (tx) => {
    await lockMaker(tx, maker);
    if ((await readCodesOf(tx, maker)).length >= policy.promo.maxPerMaker)
      throw new AppError('promo-codes-full');
    if (!(await insertCode(tx, own))) throw new AppError('promo-code-taken');
  });
  return withOne(await readPromos(context, maker), code.id);
}

function newCode(promo: NewPromo, madeBy: Code['madeBy'], now: Temporal.Instant): Code {
  const validFrom = promo.validFrom === undefined ? now : Temporal.Instant.from(promo.validFrom);
  const validUntil = promo.validUntil == null ? null : Temporal.Instant.from(promo.validUntil);
  const isEmpty = validUntil !== null && Temporal.Instant.compare(validUntil, validFrom) <= 0;
  const isPast = validUntil !== null && Temporal.Instant.compare(validUntil, now) <= 0;
  if (isEmpty || isPast) throw invalidField('promo.validUntil', 'After its beginning, and to come');
  return {
    id: newId(),
    code: promo.code,
    madeBy,
    partnerId: null,
    providerId: null,
    percent: promo.percent ?? null,
    amount: promo.amount ?? null,
    validFrom,
    validUntil,
    maxUses: promo.maxUses ?? null,
    usesPerPerson: promo.usesPerPerson,
    firstMeetingOnly: promo.firstMeetingOnly,
    status: 'active',
    createdAt: now,
  };
}

function withOne(promos: Promo[], id: string): { promos: Promo[]; promo: Promo } {
  const promo = promos.find((one) => one.id === id);
  if (!promo) throw new AppError('not-found');
  return { promos, promo };
}

/** With which experts a code of the platform can be used. */
export type PlatformScope = { partnerId: string } | { providerId: string } | 'all';

/** Makes a code that the platform pays for; operators alone. @returns its id */
export async function makePlatformCode(
  { db, clock }: Deps,
  actor: Client,
  { promo, scope }: { promo: NewPromo; scope: PlatformScope },
): Promise<string> {
  if (!actor.isOperator) throw new AppError('forbidden');
  const code = newCode(promo, 'platform', clock.now());
  const of =
    scope === 'all'
      ? { scope: 'all' as const }
      : { ...scope, scope: 'partnerId' in scope ? ('partner' as const) : ('provider' as const) };
  if (!(await insertCode(db, { ...code, ...of }))) throw new AppError('promo-code-taken');
  return code.id;
}

/** Pauses an own code or lets it count again; twice is once. Quotes keep their price. */
export async function pauseCode(
  context: Deps,
  actor: Client,
  asked: { id: string; partnerId?: string | undefined; isPaused: boolean },
): Promise<Call<typeof makePromo>['reply']> {
  // The same for a code of somebody else and for one that isn't there.
  const maker = makerOf(actor, asked.partnerId, 'not-found');
  const status = asked.isPaused ? 'paused' : 'active';
  const isOwn = await setStatus(context.db, maker, { id: asked.id, status });
  if (!isOwn) throw new AppError('not-found');
  return withOne(await readPromos(context, maker), asked.id.toLowerCase());
}

/** Who wants to use a code with whom; `isFirst` is asked where the code is for first meetings. */
type Wish = {
  personId: string;
  seller: { id: string; partnerId: string | null };
  isFirst: () => Promise<boolean>;
};

/**
 * The code, if the person can use it with that expert now. What they hold with that expert is not
 * counted: a new hold takes its place.
 * @throws AppError `promo-…`
 */
export async function findUsableCode(context: Deps, typed: string, wish: Wish): Promise<Code> {
  const code = await findCode(context.db, typed);
  const refusal = code ? await refusalOf(context, code, wish) : 'promo-invalid';
  if (!code || refusal) throw refused(refusal ?? 'promo-invalid');
  return code;
}

async function refusalOf(
  { db, clock }: Deps,
  code: Code,
  { personId, seller, isFirst }: Wish,
): Promise<PromoRefusal | null> {
  const now = clock.now();
  const plain = codeRefusal(code, now) ?? sellerRefusal(code, seller);
  if (plain) return plain;
  if (code.firstMeetingOnly && !(await isFirst())) return 'promo-first-meeting-only';
  const except = { ownHoldsWith: seller.id };
  return usesRefusal(code, await takenUses(db, { promoId: code.id, personId, except }, now));
}

function refused(refusal: PromoRefusal): AppError {
  return new AppError(refusal, { promoError: promoErrorOf(refusal) });
}

/** Looks at a code without taking a use of it. */
export async function validateCode(
  context: Deps,
  actor: Actor,
  asked: { promoCode: string; providerId?: string | undefined },
  whomMet: WhomMet,
): Promise<Call<typeof validatePromo>['reply']> {
  const code = await findCode(context.db, asked.promoCode);
  const refusal = code
    ? await refusalFor(context, actor, { code, asked, whomMet })
    : 'promo-invalid';
  if (actor.kind !== 'client') return { valid: refusal === null };
  if (!code || refusal) throw refused(refusal ?? 'promo-invalid');
  const { percent, amount, validUntil, usesPerPerson } = code;
  const now = context.clock.now();
  const own = await ownUses(context.db, { promoId: code.id, personId: actor.userId }, now);
  const usesLeft = Math.max(0, usesPerPerson - own.reserved - own.used);
  return {
    valid: true,
    promo: {
      code: code.code,
      percent,
      amount,
      validUntil: validUntil?.toString() ?? null,
      usesLeft,
    },
  };
}

/**
 * Why a code can't be used, or null. Without a session the limit of uses per person isn't checked;
 * without an expert, neither is whom the code is for.
 */
async function refusalFor(
  context: Deps,
  actor: Actor,
  {
    code,
    asked: { providerId },
    whomMet,
  }: { code: Code; asked: { providerId?: string | undefined }; whomMet: WhomMet },
): Promise<PromoRefusal | null> {
  const { db, clock } = context;
  const seller = providerId === undefined ? null : await getProviderTerms(db, providerId);
  if (providerId !== undefined && !seller) throw new AppError('not-found');
  if (seller && actor.kind === 'client') {
    const { userId: personId } = actor;
    const isFirst = async () => !(await whomMet(db, personId, [seller.id])).has(seller.id);
    return refusalOf(context, code, { personId, seller, isFirst });
  }
  const now = clock.now();
  const plain = codeRefusal(code, now) ?? (seller ? sellerRefusal(code, seller) : null);
  if (plain) return plain;
  const personId = actor.kind === 'client' ? actor.userId : newId();
  return usesRefusal(code, await takenUses(db, { promoId: code.id, personId, except: null }, now));
}

/** The caller's uses of a code; orders make them, this call changes nothing. */
export async function readUsage(
  { db, clock }: Deps,
  actor: Actor,
  { promoCode }: { promoCode: string },
): Promise<Call<typeof updatePromoUsage>['reply']> {
  if (actor.kind !== 'client') throw new AppError('phone-required');
  const code = await findCode(db, promoCode);
  if (!code) throw refused('promo-invalid');
  const uses = await ownUses(db, { promoId: code.id, personId: actor.userId }, clock.now());
  return { promoCode: code.code, uses, usesPerPerson: code.usesPerPerson };
}
