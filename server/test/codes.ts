import type { Call, Reply, TestApp } from './app.ts';

export type SentCode = { code: string; channel: string; locale: string; service: string };

export type CodeCalls = {
  /** A phone nobody used yet, in a range of its own. */
  newPhone: () => string;
  /** Headers of a caller whose address nobody used yet, or of the named one. */
  from: (address?: string) => { headers: Record<string, string> };
  send: (phone: string, body?: object, options?: Parameters<Call>[3]) => Promise<Reply>;
  check: (phone: string, code: string | undefined, body?: object) => Promise<Reply>;
  /** Every message to a phone, newest first. */
  codesOf: (phone: string) => Promise<SentCode[]>;
  codeOf: (phone: string) => Promise<string>;
};

/** The sign-in calls as a phone and its owner make them. */
export const codeCalls = (app: () => Pick<TestApp, 'call' | 'sandboxGet'>): CodeCalls => {
  let phones = 0;
  let addresses = 0;
  const from = (address?: string) => {
    addresses += 1;
    const own = `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
    return { headers: { 'x-forwarded-for': address ?? own } };
  };
  const codesOf = async (phone: string) => {
    const path = `/sandbox/codes?to=${encodeURIComponent(phone)}`;
    return (await app().sandboxGet<{ codes: SentCode[] }>(path)).codes;
  };
  return {
    newPhone: () => {
      phones += 1;
      return `+5690${String(phones).padStart(3, '0')}4567`;
    },
    from,
    send: (phoneNumber, body = {}, options = from()) =>
      app().call('POST /api/auth/start-verification', {
        body: { phoneNumber, ...body },
        ...options,
      }),
    check: (phoneNumber, code, body = {}) =>
      app().call('POST /api/auth/check-verification', {
        unchecked: { phoneNumber, code, ...body },
        ...from(),
      }),
    codesOf,
    codeOf: async (phone) => (await codesOf(phone))[0]?.code ?? '',
  };
};

/** A code that is not this one. */
export const wrongFor = (code: string | undefined): string =>
  code === '000000' ? '000001' : '000000';
