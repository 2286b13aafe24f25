import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { onProfileSaved } from '../app.ts';
import type { Context } from '../context.ts';
import { setAvailability } from '../features/availability/schedule/service.ts';
import { change, getOwnOfferings } from '../features/offering/service.ts';
import { changeDraft } from '../features/provider/draft/service.ts';
import { setVerification } from '../features/provider/membership/service.ts';
import { apply } from '../features/partner/application/service.ts';
import { saveOwnProfile } from '../features/provider/service.ts';
import type { Client } from '../lib/actor.ts';
import { type DemoBeginner, demoBeginners } from './beginners.ts';
import { offeringsOf } from './offerings.ts';
import { people } from './people.ts';
import { loadPlaces } from './places.ts';
import { readHours } from './people/hours.ts';
import type { DemoPerson } from './people/person.ts';
import { logoSvg } from './logo.ts';
import { portraitSvg } from './portrait.ts';
import { roster } from './roster.ts';
import type { RosterExpert } from './roster/expert.ts';
import { demoApplicants, demoPartners, demoStaff } from './staff.ts';

/** The same slug is the same UUID in every installation (version 8: made by our own rule). */
export function demoId(slug: string): string {
  const hex = createHash('sha256').update(`puente demo ${slug}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Made-up numbers, one for each expert in the order of the roster. */
export function expertPhone(index: number): string {
  return `+5699001${String(index).padStart(4, '0')}`;
}

const portraitSize = 400;

/** Loads the demo people on the first start; a load that was cut off is finished by the next. */
export async function loadDemo(context: Context): Promise<void> {
  if (!(await isLoaded(context))) {
    await loadPartners(context);
    await loadStaff(context);
    for (const [index, expert] of roster.entries()) {
      const person = people.find(({ id }) => id === expert.id);
      if (person) await loadExpert(context, expert, person, expertPhone(index));
    }
  } else if (!(await hasOfferings(context))) await loadMissingOfferings(context);
  for (const beginner of demoBeginners) await loadBeginner(context, beginner);
  await tellSandbox(context);
}

async function isLoaded({ db }: Context): Promise<boolean> {
  const last = roster.at(-1);
  const row = await db
    .selectFrom('schedules')
    .select('provider_id')
    .where('provider_id', '=', demoId(last?.id ?? ''))
    .where(sql<boolean>`weekly_hours <> '[]'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Has any expert of the demo something to sell? An earlier release knew no packages and plans. */
async function hasOfferings({ db }: Context): Promise<boolean> {
  const row = await db
    .selectFrom('offerings')
    .select('id')
    .where(
      'provider_id',
      'in',
      roster.map(({ id }) => demoId(id)),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function loadMissingOfferings(context: Context): Promise<void> {
  for (const [index, expert] of roster.entries()) {
    const person = people.find(({ id }) => id === expert.id);
    if (person) await loadOfferings(context, actorOf(expert, expertPhone(index)), expert, person);
  }
}

/** Somebody halfway to a profile, once: what is done with the draft afterwards stays. */
async function loadBeginner(context: Context, beginner: DemoBeginner): Promise<void> {
  const { slug, fields, city: _city, ...person } = beginner;
  const userId = demoId(slug);
  const known = await context.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (known) return;
  const user = { ...person, userId, email: demoEmail(slug), username: null, picture: null };
  await insertUser(context, { ...user, isOperator: false });
  const actor: Client = {
    ...user,
    kind: 'client',
    isProvider: false,
    managedPartnerIds: [],
    isOperator: false,
    tokenHash: Buffer.alloc(0),
  };
  await changeDraft(context, actor, { version: 0, fields });
}

async function loadPartners(context: Context): Promise<void> {
  const { db, clock } = context;
  for (const partner of demoPartners) {
    const { slug, name, about, checks, welcome, resourceLinks, fields, ...colors } = partner;
    const logo = await keepDrawing(context, `logo-${slug}`, logoSvg(name, colors));
    const config = JSON.stringify({ welcome, resourceLinks, fields, theme: { ...colors, logo } });
    const texts = {
      about_en: about.en,
      about_es: about.es,
      checks_en: checks.en,
      checks_es: checks.es,
    };
    await db
      .insertInto('partners')
      .values({ id: demoId(slug), slug, name, config, ...texts, created_at: clock.now() })
      // The demo of an earlier release knew no texts.
      .onConflict((conflict) => conflict.column('id').doUpdateSet(texts))
      .execute();
  }
}

async function loadStaff(context: Context): Promise<void> {
  for (const person of demoStaff) {
    await insertUser(context, {
      ...person,
      userId: demoId(person.slug),
      email: demoEmail(person.slug),
      username: null,
      picture: null,
      isOperator: person.role === 'operator',
    });
    if (person.partner)
      await context.db
        .insertInto('partner_managers')
        .values({ partner_id: demoId(person.partner), user_id: demoId(person.slug) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

type DemoUser = Pick<Client, 'userId' | 'phone' | 'name' | 'lastName'> &
  Pick<Client, 'language' | 'currency' | 'timezone'> & {
    email: string | null;
    username: string | null;
    picture: string | null;
    isOperator: boolean;
  };

async function insertUser({ db, clock }: Context, user: DemoUser): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user.userId,
      phone: user.phone,
      name: user.name,
      last_name: user.lastName,
      email: user.email,
      language: user.language,
      currency: user.currency,
      timezone: user.timezone,
      username: user.username,
      picture: user.picture,
      is_operator: user.isOperator,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A mail to them arrives in the sandbox's inbox; the domain is kept for examples. */
function demoEmail(slug: string): string {
  return `${slug}@example.com`;
}

async function loadExpert(
  context: Context,
  expert: RosterExpert,
  person: DemoPerson,
  phone: string,
): Promise<void> {
  const actor: Client & DemoUser = {
    ...actorOf(expert, phone),
    username: expert.username,
    picture: await keepPortrait(context, expert.id, expert.name),
  };
  await insertUser(context, actor);
  const { id: _id, hours: _hours, durations, firstRate, ...texts } = person;
  await saveOwnProfile(
    context,
    actor,
    {
      expertise: texts.expertise,
      expertiseTranslated: texts.expertiseTranslated,
      field: expert.field,
      aboutMe: texts.aboutMe,
      career: texts.career,
      idealClient: texts.idealClient,
      uniqueValue: texts.uniqueValue,
      challengeStory: texts.challengeStory,
      languages: [...expert.languages, ...(expert.alsoSpeaks ?? [])],
      timezone: expert.timezone,
      location: expert.city,
      inPerson: expert.inPersonSantiago,
      durations: [...durations],
      normalRate: { amount: expert.hourlyRate, currency: expert.currency },
      discountedRate:
        firstRate === undefined ? null : { amount: firstRate, currency: expert.currency },
      ...(expert.partner ? { partnerId: expert.partner } : {}),
    },
    onProfileSaved,
  );
  await loadApplication(context, actor);
  await loadHours(context, actor, person);
  await loadOfferings(context, actor, expert, person);
  await loadPlaces(context, actor, expert.id);
  if (expert.verified && expert.partner)
    await setVerification(
      context,
      [demoId(expert.partner)],
      { providerId: actor.userId, isVerified: true },
      onProfileSaved,
    );
}

function actorOf(expert: RosterExpert, phone: string): Client & { email: string } {
  return {
    kind: 'client',
    userId: demoId(expert.id),
    phone,
    name: expert.name,
    lastName: expert.lastName,
    email: demoEmail(expert.id),
    language: expert.languages[0] ?? 'en',
    currency: expert.currency,
    timezone: expert.timezone,
    isProvider: true,
    managedPartnerIds: [],
    isOperator: false,
    tokenHash: Buffer.alloc(0),
  };
}

/** Who asks a partner to verify them, so that its managers have something to answer. */
async function loadApplication({ db, clock }: Context, { userId }: Client): Promise<void> {
  const wish = demoApplicants.find(({ expert }) => demoId(expert) === userId);
  if (!wish) return;
  const { message } = wish;
  const partnerId = demoId(wish.partner);
  await db.transaction().execute((tx) => apply(tx, { partnerId, userId, message }, clock.now()));
}

/** What they sell beside single meetings; before the verification, which indexes them as well. */
async function loadOfferings(
  context: Context,
  actor: Client,
  expert: RosterExpert,
  person: DemoPerson,
): Promise<void> {
  if ((await getOwnOfferings(context, actor)).offerings.length > 0) return;
  for (const data of offeringsOf(expert, person))
    await change(context, actor, { kind: 'create', data }, onProfileSaved);
}

/** Draws a portrait once and returns the path under which it is served. */
function keepPortrait(context: Context, slug: string, name: string): Promise<string> {
  return keepDrawing(context, slug, portraitSvg(slug, name));
}

async function keepDrawing(context: Context, slug: string, svg: string): Promise<string> {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const file = `portraits/${slug}-${hash}.png`;
  const folder = join(context.config.dataDir, 'media', 'portraits');
  await mkdir(folder, { recursive: true });
  const png = await sharp(Buffer.from(svg)).resize(portraitSize).png({ palette: true }).toBuffer();
  await writeFile(join(context.config.dataDir, 'media', file), png);
  return `/media/${file}`;
}

async function loadHours(context: Context, actor: Client, person: DemoPerson): Promise<void> {
  await setAvailability(context, actor, {
    weeklyHours: readHours(person.hours),
    ...(person.noticeMinutes === undefined ? {} : { minimumNoticeMinutes: person.noticeMinutes }),
    ...(person.horizonDays === undefined ? {} : { horizonDays: person.horizonDays }),
    ...(person.bufferMinutes === undefined ? {} : { bufferMinutes: person.bufferMinutes }),
  });
}

/** Tells the sandbox who can be tried, so that its page offers them with one click. */
async function tellSandbox({ config }: Context): Promise<void> {
  if (!config.gateways.sandbox) return;
  const experts = roster.map((expert, index) => ({
    name: `${expert.name} ${expert.lastName}`,
    role: 'provider' as const,
    phoneNumber: expertPhone(index),
    language: expert.languages[0],
    city: expert.city,
    note: expert.verified ? expert.field : `${expert.field}, not verified`,
    username: expert.username,
  }));
  const staff = demoStaff.map((person) => ({
    name: `${person.name} ${person.lastName}`,
    role: person.role,
    phoneNumber: person.phone,
    language: person.language,
    city: person.city,
    ...(person.partner ? { note: person.partner } : {}),
  }));
  const beginners = demoBeginners.map((person) => ({
    name: `${person.name} ${person.lastName}`,
    role: 'client' as const,
    phoneNumber: person.phone,
    language: person.language,
    city: person.city,
    note: 'half-written expert profile',
  }));
  await fetch(`${config.gateways.sandbox.url}/sandbox/people`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([...staff, ...beginners, ...experts]),
  });
}
