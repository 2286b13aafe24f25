import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const sandbox = {
  SANDBOX_URL: 'http://127.0.0.1:4000',
  SANDBOX_SMTP_PORT: '2525',
  SANDBOX_WEBHOOK_SECRET: 'whsec_sandbox',
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live',
  STRIPE_PUBLISHABLE_KEY: 'pk_live',
  STRIPE_WEBHOOK_SECRET: 'whsec_live',
};
const twilio = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_VERIFY_SIGN_IN_SERVICE: 'VA1',
  TWILIO_VERIFY_PAYOUT_SERVICE: 'VA2',
};
const live = { ...stripe, ...twilio, SMTP_URL: 'smtps://mail.example' };

const read = (more: Record<string, string | undefined> = {}) => readConfig({ ...sandbox, ...more });

describe('an installation', () => {
  it('runs in the sandbox or with live keys, all of them', () => {
    expect(readConfig(sandbox).gateways).toMatchObject({
      sandbox: { url: 'http://127.0.0.1:4000', smtpPort: 2525 },
      card: { webhookSecret: 'whsec_sandbox' },
      rates: { url: expect.stringContaining('http://127.0.0.1:4000/') },
    });
    expect(readConfig(live).gateways).toMatchObject({
      sandbox: null,
      card: { secretKey: 'sk_live', webhookSecret: 'whsec_live' },
      codes: { accountSid: 'AC1' },
      mail: { url: 'smtps://mail.example' },
      rates: null,
    });
  });

  it('never mixes the two: no card is charged for play money', () => {
    for (const keys of [stripe, twilio, { SMTP_URL: 'smtp://mail.example' }])
      expect(() => read(keys)).toThrow('beside live keys');
  });

  it('does not start with half a gateway, and names the other half', () => {
    for (const name of Object.keys(live)) {
      const without = { ...live, [name]: undefined };
      expect(() => readConfig(without), name).toThrow(name);
    }
    expect(() => readConfig({})).toThrow('are all needed');
    expect(() => read({ SANDBOX_SMTP_PORT: '' })).toThrow('SANDBOX_SMTP_PORT');
  });

  it('names what is written wrong', () => {
    for (const [name, value] of [
      ['PORT', '70000'],
      ['PORT', 'http'],
      ['SECRET', 'too short'],
      ['SESSIONS_PER_USER', '0'],
      ['RATE_LIMIT', 'off'],
      ['ROLE', 'everything'],
      ['PUBLIC_URL', 'puente.example'],
      ['OPERATOR_TO', 'nobody'],
      ['DATABASE_POOL', '1'],
    ] as const)
      expect(() => read({ [name]: value }), name).toThrow(`Configuration: ${name}`);
  });

  it('takes what is empty as not given', () => {
    expect(read({ PORT: '', PUBLIC_URL: '', SECRET: '' }).http).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
    });
  });

  it('without a secret has one that nobody can know', () => {
    const secrets = [read().secret, read().secret];
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[0]).not.toBe(secrets[1]);
  });
});

describe('origins that may hand a session over', () => {
  const originsOf = (publicUrl: string, others = '') =>
    read({ PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: others }).http.origins;

  it('are the product’s own two forms', () => {
    const both = ['https://puente.example', 'https://www.puente.example'];
    expect(originsOf('https://puente.example/')).toEqual(both);
    expect(originsOf('https://www.puente.example').toSorted()).toEqual(both);
    expect(originsOf('https://puente.example:8443')).toContain('https://www.puente.example:8443');
  });

  it('are one for an address or a bare name', () => {
    for (const url of ['http://localhost:3000', 'http://192.168.1.20:3000', 'http://[::1]:3000'])
      expect(originsOf(url)).toEqual([url]);
  });

  it('are those that are named, by TLS unless they are this machine', () => {
    const { otherOrigins, origins } = read({
      ALLOWED_ORIGINS: ' https://app.example , http://localhost:5173/ ,',
    }).http;
    expect(otherOrigins).toEqual(['https://app.example', 'http://localhost:5173']);
    expect(origins).toEqual(expect.arrayContaining(otherOrigins));
    for (const wrong of [
      'http://app.example',
      'http://localhost.example',
      'https://app.example/path',
      '*',
      'null',
      'app.example',
    ])
      expect(() => read({ ALLOWED_ORIGINS: wrong }), wrong).toThrow('ALLOWED_ORIGINS');
  });
});

describe('the assistant', () => {
  it('is the built-in one unless a model is named whole', () => {
    expect(read().gateways.llm).toBeNull();
    expect(read({ LLM_KIND: 'ollama', LLM_MODEL: 'm' }).gateways.llm).toMatchObject({
      kind: 'ollama',
      model: 'm',
      timeoutSeconds: 8,
    });
    for (const [given, missing] of [
      [{ LLM_KIND: 'ollama' }, 'LLM_MODEL'],
      [{ LLM_KIND: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_URL'],
      [{ LLM_KIND: 'anthropic', LLM_MODEL: 'm' }, 'LLM_KEY'],
    ] as const)
      expect(() => read(given)).toThrow(missing);
  });
});

describe('what codes may cost', () => {
  it('is a whole number of cents for each country, and for the others', () => {
    const { cents } = read({ CODES_COST_CENTS: 'CL:6, AR:8,other:30' }).codeCeilings;
    expect([...cents]).toEqual([
      ['CL', 6],
      ['AR', 8],
      ['other', 30],
    ]);
  });

  it('that is written wrong is refused, before a typo opens or closes a country', () => {
    for (const text of ['CL:,other:30', 'CL,other:30', 'CL:6', 'cl:6,other:30', 'CL:-1,other:3'])
      expect(() => read({ CODES_COST_CENTS: text }), text).toThrow('CODES_COST_CENTS');
    for (const text of ['CL:0.5,other:30', 'CL:6:7,other:30', 'CL:6;other:30', 'CL:1e3,other:1'])
      expect(() => read({ CODES_COUNTRY_CENTS_PER_HOUR: text }), text).toThrow('CODES_COUNTRY');
  });
});

describe('servers that help two browsers to connect', () => {
  it('are none, or those that are named, with their key', () => {
    expect(read().iceServers).toEqual([]);
    const given = {
      STUN_URLS: 'stun:a.example,stun:b.example',
      TURN_URLS: 'turn:c.example',
      TURN_USERNAME: 'u',
      TURN_CREDENTIAL: 'c',
    };
    expect(read(given).iceServers).toEqual([
      { urls: ['stun:a.example', 'stun:b.example'] },
      { urls: ['turn:c.example'], username: 'u', credential: 'c' },
    ]);
  });
});

describe('a model for meaning', () => {
  const own = { EMBEDDINGS_KIND: 'openai-compatible', EMBEDDINGS_MODEL: 'm' };

  it('is off unless it is named whole', () => {
    expect(read().gateways.embeddings).toBeNull();
    expect(
      read({ EMBEDDINGS_KIND: 'ollama', EMBEDDINGS_MODEL: 'm' }).gateways.embeddings,
    ).toMatchObject({ model: 'm', url: null, leastSimilarity: 0.5, patienceMs: 350 });
    expect(() => read({ EMBEDDINGS_KIND: 'ollama' })).toThrow('EMBEDDINGS_MODEL');
    expect(() => read(own)).toThrow('EMBEDDINGS_URL');
    for (const bad of [{ EMBEDDINGS_LEAST_SIMILARITY: '1' }, { EMBEDDINGS_PATIENCE_MS: '0' }])
      expect(() => read({ ...own, EMBEDDINGS_URL: 'http://x/v1', ...bad })).toThrow(
        Object.keys(bad)[0] ?? '',
      );
  });

  it('that is paid for isn’t asked about people who are made up', () => {
    const key = { EMBEDDINGS_KEY: 'sk_live' };
    const beside = { ...own, ...key, EMBEDDINGS_URL: 'https://models.example/v1' };
    expect(() => read(beside)).toThrow('beside a live EMBEDDINGS_KEY');
    const inside = { ...own, ...key, EMBEDDINGS_URL: `${sandbox.SANDBOX_URL}/openai/v1` };
    expect(read(inside).gateways.embeddings).toMatchObject({ key: 'sk_live' });
    expect(readConfig({ ...live, ...beside }).gateways.embeddings).toMatchObject({ model: 'm' });
  });
});
