import { randomBytes } from 'node:crypto';
import { languages, policy } from '@puente/contract/policy';
import { z } from 'zod';
import { embeddingsVariables, readEmbeddings } from './config-embeddings.ts';
import { list, readCodeCeilings, readGazetteer, refuse } from './config-values.ts';

/** Environment variables of one installation; an empty environment runs everything embedded. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where people reach the product, without a slash at the end. */
  PUBLIC_URL: z.url().optional(),
  /** More origins that may open a session by message or be returned to, separated by commas. */
  ALLOWED_ORIGINS: z.string().default(''),
  /** Where browsers send calls, when that is not the page's own origin; comes before every rule. */
  API_URL: z.url().optional(),
  /** Proxies whose X-Forwarded-For is believed: an address list, or `loopback`. */
  TRUST_PROXY: z.string().default('loopback'),
  /** `no` lifts the limits of requests a minute, for measuring alone. */
  RATE_LIMIT: z.enum(['yes', 'no']).default('yes'),
  DATA_DIR: z.string().default('data'),
  /** Folder of the built web application, where it isn't beside the server. */
  WEB_DIR: z.string().optional(),
  /** Folder with fields of the matchmaker that only this installation has. */
  LEXICON_DIR: z.string().optional(),
  /** Folder of this installation's own terms and privacy pages. */
  LEGAL_DIR: z.string().optional(),
  /** Who runs the installation, and where people write to them; by default the sender of mails. */
  LEGAL_NAME: z.string().optional(),
  LEGAL_CONTACT: z.email().optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SECRET: z.string().min(32).optional(),
  SESSIONS_PER_USER: z.coerce.number().int().min(1).max(20).default(1),
  DEMO: z.enum(['yes', 'no']).optional(),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_SMTP_PORT: z.coerce.number().int().optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_VERIFY_SIGN_IN_SERVICE: z.string().optional(),
  TWILIO_VERIFY_PAYOUT_SERVICE: z.string().optional(),
  /** What codes may cost in an hour, US cents: all of them. */
  CODES_CENTS_PER_HOUR: z.coerce.number().int().min(0).default(policy.auth.codeCentsPerHour),
  /** The same for codes that nobody entered, by country: `CL:500,AR:500,other:300`. */
  CODES_COUNTRY_CENTS_PER_HOUR: z.string().optional(),
  /** What one code costs, US cents, by country: `CL:6,AR:8,other:30`. */
  CODES_COST_CENTS: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Puente <hola@puente.example>'),
  /** Who reads answers to mails; when absent, mails name the feedback form instead. */
  MAIL_REPLY_TO: z.email().optional(),
  /** Who reads feedback; nobody gets a mail when absent. */
  FEEDBACK_TO: z.email().optional(),
  /** Who is told when money moves without us or amounts don't agree. */
  OPERATOR_TO: z.email().optional(),
  OPERATOR_LANGUAGE: z.enum(languages).default('en'),
  /** Answers `latest.json` as Open Exchange Rates does; may carry a key. */
  RATES_URL: z.url().optional(),
  /** Who knows addresses beside the built-in gazetteer of areas, and where it answers. */
  GAZETTEER: z.enum(['built-in', 'photon', 'nominatim']).default('built-in'),
  GAZETTEER_URL: z.url().optional(),
  SENTRY_DSN: z.url().optional(),
  LLM_KIND: z.enum(['openai-compatible', 'anthropic', 'ollama']).optional(),
  LLM_URL: z.url().optional(),
  LLM_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_TIMEOUT_SECONDS: z.coerce.number().min(1).max(60).default(8),
  ...embeddingsVariables,
  /** `no` neither counts what becomes of the chat's cards nor ranks by it. */
  LEARNING: z.enum(['yes', 'no']).default('yes'),
  LLM_CALLS_PER_HOUR: z.coerce.number().int().min(0).default(policy.chat.modelCallsPerHour),
  /** A bucket for uploaded files instead of the data folder. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Of a service other than Amazon's that speaks S3. */
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STUN_URLS: z.string().default(''),
  TURN_URLS: z.string().default(''),
  TURN_USERNAME: z.string().optional(),
  TURN_CREDENTIAL: z.string().optional(),
});

const sandboxRatesPath = '/openexchangerates/api/latest.json';

type Variables = Record<string, string | undefined>;

function parse<Shape extends z.ZodType>(shape: Shape, variables: Variables): z.output<Shape> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  return refuse(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '));
}

/** Where the database is, for commands that need nothing else. */
export function readDatabaseConfig(variables: Variables) {
  const env = parse(environment.pick({ DATA_DIR: true, DATABASE_URL: true }), variables);
  return { dataDir: env.DATA_DIR, url: env.DATABASE_URL ?? null };
}

/** Reads the environment once, here and nowhere else; throws an Error that names the culprit. */
export function readConfig(variables: Variables) {
  const env = parse(environment, variables);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const otherOrigins = list(env.ALLOWED_ORIGINS).map(readOrigin);
  return {
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl,
      /** May hand a session over by message: the product itself, and who is named. */
      origins: [...bothForms(new URL(publicUrl).origin), ...otherOrigins],
      /** May call from their own pages. */
      otherOrigins,
      apiUrl: env.API_URL?.replace(/\/+$/, '') ?? null,
      trustProxy: list(env.TRUST_PROXY),
      hasRateLimit: env.RATE_LIMIT === 'yes',
    },
    dataDir: env.DATA_DIR,
    webDir: env.WEB_DIR ?? null,
    lexiconDir: env.LEXICON_DIR || null,
    legal: readLegal(env),
    database: { url: env.DATABASE_URL ?? null, pool: env.DATABASE_POOL },
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    /** Signs visitors' cookies; a random one forgets them at each start. */
    secret: env.SECRET ?? randomBytes(32).toString('hex'),
    sessionsPerUser: env.SESSIONS_PER_USER,
    demo: env.DEMO ? env.DEMO === 'yes' : env.SANDBOX_URL !== undefined,
    gateways: { ...readGateways(env), gazetteer: readGazetteer(env, publicUrl) },
    codeCeilings: readCodeCeilings(env),
    learnsFromUse: env.LEARNING === 'yes',
    modelCallsPerHour: env.LLM_CALLS_PER_HOUR,
    feedbackTo: env.FEEDBACK_TO ?? null,
    operator: { email: env.OPERATOR_TO ?? null, language: env.OPERATOR_LANGUAGE },
    iceServers: readIceServers(env),
  };
}

/** `Puente <hola@puente.example>` names somebody and an address. */
function readLegal(env: Environment) {
  const [, name = '', address = env.MAIL_FROM] = /^(.*?)<([^>]+)>/.exec(env.MAIL_FROM) ?? [];
  return {
    dir: env.LEGAL_DIR ?? null,
    runBy: env.LEGAL_NAME ?? (name.trim() || address),
    contact: env.LEGAL_CONTACT ?? address,
  };
}

/** An origin that is trusted with sessions: exact, and by TLS wherever a network is between. */
function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (!url || url.origin !== text.replace(/\/$/, ''))
    return refuse(`ALLOWED_ORIGINS: ${text} is no origin such as https://puente.example`);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url.hostname)))
    return refuse(`ALLOWED_ORIGINS: ${text} must be https`);
  return url.origin;
}

type Environment = z.infer<typeof environment>;

function isLocal(host: string): boolean {
  return host === 'localhost' || /^127\.|^\[::1\]$/.test(host);
}

/** The bare domain and its www form are one product (session-6). */
function bothForms(origin: string): string[] {
  const { protocol, host, hostname } = new URL(origin);
  if (!hostname.includes('.') || /^[\d.]+$|:/.test(hostname)) return [origin];
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  return [origin, `${protocol}//${other}`];
}

function readGateways(env: Environment) {
  const stripe = whole(env, 'Stripe', [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  const twilio = whole(env, 'Twilio Verify', [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_VERIFY_SIGN_IN_SERVICE',
    'TWILIO_VERIFY_PAYOUT_SERVICE',
  ]);
  const sandbox = whole(env, 'the sandbox', [
    'SANDBOX_URL',
    'SANDBOX_SMTP_PORT',
    'SANDBOX_WEBHOOK_SECRET',
  ]);
  if (sandbox && (stripe || twilio || env.SMTP_URL))
    refuse('the sandbox cannot run beside live keys (Stripe, Twilio or SMTP)');
  if (!sandbox && !(stripe && twilio && env.SMTP_URL))
    refuse('without the sandbox, Stripe, Twilio Verify and SMTP_URL are all needed');
  return {
    sandbox: sandbox && {
      url: sandbox.SANDBOX_URL,
      smtpPort: sandbox.SANDBOX_SMTP_PORT,
    },
    card: {
      secretKey: stripe?.STRIPE_SECRET_KEY ?? 'sk_sandbox_puente',
      publishableKey: stripe?.STRIPE_PUBLISHABLE_KEY ?? 'pk_sandbox_puente',
      webhookSecret: stripe?.STRIPE_WEBHOOK_SECRET ?? sandbox?.SANDBOX_WEBHOOK_SECRET ?? '',
    },
    codes: {
      accountSid: twilio?.TWILIO_ACCOUNT_SID ?? 'AC00000000000000000000000000000000',
      authToken: twilio?.TWILIO_AUTH_TOKEN ?? 'sandbox',
      signInService: twilio?.TWILIO_VERIFY_SIGN_IN_SERVICE ?? 'VA0000000000000000000000000sign-in',
      payoutService: twilio?.TWILIO_VERIFY_PAYOUT_SERVICE ?? 'VA00000000000000000000000000payout',
    },
    mail: {
      url: env.SMTP_URL ?? `smtp://127.0.0.1:${sandbox?.SANDBOX_SMTP_PORT ?? 0}`,
      from: env.MAIL_FROM,
      replyTo: env.MAIL_REPLY_TO ?? null,
    },
    llm: readLlm(env),
    embeddings: readEmbeddings(env),
    rates: readRates(env),
    storage: readStorage(env),
    crashes: env.SENTRY_DSN ? { dsn: env.SENTRY_DSN } : null,
  };
}

/** All of a group, or none of it; half a gateway names the missing variable. */
function whole<K extends keyof Environment>(env: Environment, gateway: string, names: K[]) {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) refuse(`${gateway} needs ${missing.join(', ')} as well`);
  return Object.fromEntries(names.map((name) => [name, env[name]])) as {
    [N in K]-?: NonNullable<Environment[N]>;
  };
}

/** Null keeps files in the data folder. */
function readStorage(env: Environment) {
  const account = whole(env, 'S3', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (!account) return null;
  const endpoint = env.S3_ENDPOINT ?? null;
  // Made-up people and payments don't belong beside real files.
  if (env.SANDBOX_URL && !endpoint?.startsWith(`${env.SANDBOX_URL}/`))
    refuse('the sandbox cannot run beside a live S3 bucket');
  return {
    bucket: account.S3_BUCKET,
    region: env.S3_REGION,
    endpoint,
    accessKeyId: account.S3_ACCESS_KEY_ID,
    secretAccessKey: account.S3_SECRET_ACCESS_KEY,
  };
}

function readLlm(env: Environment) {
  if (env.LLM_KIND === undefined) return null;
  const model = env.LLM_MODEL ?? refuse('the assistant needs LLM_MODEL as well');
  if (env.LLM_KIND === 'openai-compatible' && env.LLM_URL === undefined)
    refuse('the assistant needs LLM_URL as well');
  if (env.LLM_KIND === 'anthropic' && env.LLM_KEY === undefined)
    refuse('the assistant needs LLM_KEY as well');
  return {
    kind: env.LLM_KIND,
    url: env.LLM_URL ?? null,
    key: env.LLM_KEY ?? null,
    model,
    timeoutSeconds: env.LLM_TIMEOUT_SECONDS,
  };
}

/** The sandbox's rates are of its own day, wherever its clock is. */
function readRates(env: Environment) {
  const url = env.RATES_URL ?? (env.SANDBOX_URL && `${env.SANDBOX_URL}${sandboxRatesPath}`);
  return url ? { url } : null;
}

function readIceServers(env: Environment) {
  return [
    ...(env.STUN_URLS ? [{ urls: list(env.STUN_URLS) }] : []),
    ...(env.TURN_URLS
      ? [
          {
            urls: list(env.TURN_URLS),
            ...(env.TURN_USERNAME ? { username: env.TURN_USERNAME } : {}),
            ...(env.TURN_CREDENTIAL ? { credential: env.TURN_CREDENTIAL } : {}),
          },
        ]
      : []),
  ];
}

export type Config = ReturnType<typeof readConfig>;
