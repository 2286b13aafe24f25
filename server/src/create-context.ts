import type pg from 'pg';
import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createDb } from './db/connection.ts';
import { createLiveness } from './db/liveness.ts';
import { watchOutages } from './db/outage.ts';
import { createStripeCards } from './gateways/cards/stripe.ts';
import { createTwilioCodes } from './gateways/codes/twilio.ts';
import { createSentryCrashes } from './gateways/crashes/sentry.ts';
import { createEmbeddings } from './gateways/embeddings/create.ts';
import { createGazetteer } from './gateways/gazetteer/create.ts';
import { createLlm } from './gateways/llm/create.ts';
import { sendOnce } from './gateways/mail/once.ts';
import { createSmtpMail } from './gateways/mail/smtp.ts';
import { createRates } from './gateways/rates/latest-json.ts';
import { createFolderStorage } from './gateways/storage/folder.ts';
import { createS3Storage } from './gateways/storage/s3.ts';
import { loadLexicon } from './features/chat/lexicon/load.ts';
import { createAlarms } from './lib/alarms.ts';
import { systemClock } from './lib/clock.ts';
import { once } from './lib/once.ts';
import { createQuietLog } from './lib/quiet-log.ts';

/** Properties whose value is a secret or personal, wherever in what is logged they stand. */
const secretNames = [
  'token',
  'sessionToken',
  'newToken',
  'authToken',
  'payoutAuthorization',
  'authorization',
  'cookie',
  'set-cookie',
  'code',
  'phone',
  'phoneNumber',
  'email',
  'to',
  'password',
  'currentPassword',
  'newPassword',
];

const text = String.raw`"(?:[^"\\]|\\.)*"`;

const secretValues = new RegExp(
  String.raw`("(?:${secretNames.join('|')})":)(?:${text}|\d+|\[[^\]]*\])`,
  'gi',
);

const bearer = /\bBearer [\w.~+/-]{8,}/gi;

/**
 * Tokens, codes, phones and addresses of people never reach a log. Whole lines are looked through:
 * libraries log what they are given, such as the headers of a form, at any depth.
 */
function withoutSecrets(line: string): string {
  return line.replace(secretValues, '$1"[hidden]"').replace(bearer, 'Bearer [hidden]');
}

export function createLog(level: string, stream?: DestinationStream) {
  const options = { level, hooks: { streamWrite: withoutSecrets } };
  return stream ? pino(options, stream) : pino(options);
}

/** Builds everything impure from the configuration; tests override single parts. */
export function createContext(
  config: Config,
  pool: pg.Pool,
  overrides: Partial<Context> = {},
): Context {
  const { clock = systemClock, log = createLog(config.logLevel) } = overrides;
  const db = createDb(pool, watchOutages(log));
  const url = () => pool.options.connectionString ?? '';
  return {
    config,
    db,
    clock,
    log,
    alarms: createAlarms({ clock, log }),
    quietLog: createQuietLog(log),
    // Nobody else uses an embedded database: its folder is locked.
    liveness: createLiveness(url, { isAlone: config.database.url === null }),
    cards: createStripeCards(config.gateways),
    codes: createTwilioCodes(config.gateways),
    mail: sendOnce({ db, clock }, createSmtpMail(config.gateways.mail)),
    llm: createLlm(config.gateways.llm),
    embeddings: createEmbeddings(config.gateways.embeddings),
    rates: createRates(config.gateways.rates),
    gazetteer: createGazetteer(config.gateways.gazetteer),
    lexicon: once(() => loadLexicon(config.lexiconDir)),
    storage: config.gateways.storage
      ? createS3Storage(config.gateways.storage)
      : createFolderStorage(config.dataDir),
    crashes: createSentryCrashes(config.gateways.crashes),
    ...overrides,
  };
}
