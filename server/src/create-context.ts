import { join } from 'node:path';
import type pg from 'pg';
import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createDb } from './db/connection.ts';
import { createStripeCards } from './gateways/cards/stripe.ts';
import { createTwilioCodes } from './gateways/codes/twilio.ts';
import { createSentryCrashes } from './gateways/crashes/sentry.ts';
import { createLlm } from './gateways/llm/create.ts';
import { createSmtpMail } from './gateways/mail/smtp.ts';
import { createRates } from './gateways/rates/latest-json.ts';
import { createFolderStorage } from './gateways/storage/folder.ts';
import { systemClock } from './lib/clock.ts';

/** Tokens, codes, phones and addresses of people never reach a log, whoever logs them. */
const secretPaths = [
  'token',
  'sessionToken',
  'newToken',
  'authToken',
  'payoutAuthorization',
  'authorization',
  'code',
  'phone',
  'phoneNumber',
  'email',
  'to',
  'password',
  'currentPassword',
  'newPassword',
];

export const createLog = (level: string, stream?: DestinationStream) => {
  const options = {
    level,
    redact: {
      paths: [
        ...secretPaths,
        ...secretPaths.map((name) => `*.${name}`),
        'req.headers.authorization',
        'req.headers.cookie',
      ],
      censor: '[hidden]',
    },
  };
  return stream ? pino(options, stream) : pino(options);
};

/** Builds everything impure from the configuration; tests override single parts. */
export const createContext = (
  config: Config,
  pool: pg.Pool,
  overrides: Partial<Context> = {},
): Context => ({
  config,
  db: createDb(pool),
  clock: systemClock,
  log: createLog(config.logLevel),
  cards: createStripeCards(config.gateways),
  codes: createTwilioCodes(config.gateways),
  mail: createSmtpMail(config.gateways.mail),
  llm: createLlm(config.gateways.llm),
  rates: createRates(config.gateways.rates),
  storage: createFolderStorage(join(config.dataDir, 'media')),
  crashes: createSentryCrashes(config.gateways.crashes),
  ...overrides,
});
