import { policy } from '@puente/contract/policy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhone } from '../rules.ts';
import {
  ceilingsOf,
  rangeOf,
  readCode,
  type RecentSends,
  sendRefusal,
  codeRefusal,
} from './rules.ts';

const now = Temporal.Instant.from('2026-12-01T12:00:00Z');
function ago(duration: string) {
  return now.subtract(duration);
}
const nothing: RecentSends = { last: null, phone: [], address: [], range: [], ceilings: [] };
function every(count: number, seconds: number) {
  return Array.from({ length: count }, (_, index) =>
    now.subtract({ seconds: (index + 1) * seconds }),
  );
}

describe('a phone number', () => {
  test.each([
    ['+56 9 1234 5678', '+56912345678', 'CL'],
    ['+1 (212) 555-0123', '+12125550123', 'US'],
    ['+44 (0)20 7946 0018', '+442079460018', 'GB'],
    ['+977 984-1234567', '+9779841234567', 'NP'],
    ['＋５６ ９ １２３４ ５６７８', '+56912345678', 'CL'],
    ['+٥٦٩١٢٣٤٥٦٧٨', '+56912345678', 'CL'],
  ])('%s is written %s', (typed, number, country) => {
    expect(readPhone(typed)).toEqual({ number, country });
  });

  test.each(['+1', '+56912', '+999123456789', '+', 'call me +56912345678', '+5691234567890123'])(
    '%s can exist nowhere',
    (typed) => {
      expect(readPhone(typed)).toBeNull();
    },
  );
});

describe('a typed code', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣ ٤٥٦', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('%j reads as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});

function after(seconds: number) {
  return sendRefusal(now, { ...nothing, last: now.subtract({ seconds }) });
}

describe('sending a code', () => {
  test('is free to who asked for none', () => {
    expect(sendRefusal(now, nothing)).toBeNull();
  });

  test('again takes 60 seconds', () => {
    expect(after(1)).toMatchObject({ code: 'code-sent-recently', retryAfterSeconds: 59 });
    expect(after(59)).toMatchObject({ code: 'code-sent-recently', retryAfterSeconds: 1 });
    expect(after(60)).toBeNull();
  });

  test.each([
    ['phone', policy.auth.codeSendsPerPhonePerHour],
    ['address', policy.auth.codeSendsPerAddressPerHour],
    ['range', policy.auth.codeUnansweredPerRangePerHour],
  ] as const)('counts an hour by %s, up to %d', (key, limit) => {
    expect(sendRefusal(now, { ...nothing, [key]: every(limit - 1, 30) })).toBeNull();
    expect(sendRefusal(now, { ...nothing, [key]: every(limit, 30) })).toEqual({
      code: 'code-sends-exceeded',
      retryAfterSeconds: 3600 - limit * 30,
      // WhatsApp counts for these limits as well.
      ways: ['password', 'later'],
      reached: [],
    });
  });

  test('names the longer wait of two limits', () => {
    const sends = { ...nothing, phone: every(5, 600), address: every(20, 100) };
    expect(sendRefusal(now, sends)?.retryAfterSeconds).toBe(3600 - 20 * 100);
    expect(sendRefusal(now, { ...sends, last: ago('PT1S') })?.code).toBe('code-sends-exceeded');
  });

  test('works once the named wait is over, and not before', () => {
    const sent = fc.array(fc.integer({ min: 1, max: 3599 }), { minLength: 5, maxLength: 80 });
    fc.assert(
      fc.property(sent, (seconds) => {
        const phone = seconds.toSorted((a, b) => a - b).map((s) => now.subtract({ seconds: s }));
        const refusal = sendRefusal(now, { ...nothing, phone });
        const at = (later: Temporal.Instant) =>
          sendRefusal(later, {
            ...nothing,
            phone: phone.filter(
              (one) => Temporal.Instant.compare(one, later.subtract({ hours: 1 })) > 0,
            ),
          });
        const wait = refusal?.retryAfterSeconds ?? 0;
        expect(at(now.add({ seconds: wait }))).toBeNull();
        expect(at(now.add({ seconds: wait - 1 }))).not.toBeNull();
      }),
    );
  });

  test('looks at the first seven digits for a range of numbers', () => {
    expect(rangeOf('+56912345678')).toBe('+5691234');
    expect(rangeOf('+29012')).toBe('+29012');
  });
});

describe('the ceilings of an hour', () => {
  const config = {
    centsPerHour: 100,
    countryCentsPerHour: new Map(Object.entries({ CL: 50, other: 20 })),
    cents: new Map(Object.entries({ CL: 6, UY: 8, other: 30 })),
  };
  const scopesOf = (country: string | undefined, channel: 'sms' | 'voice' | 'whatsapp') =>
    ceilingsOf(config, { country, channel }).ceilings.map(
      ({ name, scope, limit, cents }) => `${name} ${scope} ${cents}/${limit}`,
    );

  test('are one by country and one of all', () => {
    const own = ['codes-country CL 6/50', 'codes-installation all 6/100'];
    expect(scopesOf('CL', 'sms')).toEqual(own);
    expect(scopesOf('CL', 'voice')).toEqual(own);
  });

  test('hold all countries without one of their own together, each at its cost', () => {
    const other = (cents: number) => [
      `codes-country other ${cents}/20`,
      `codes-installation all ${cents}/100`,
    ];
    expect(scopesOf('UY', 'sms')).toEqual(other(8));
    expect(scopesOf('KZ', 'sms')).toEqual(other(30));
    expect(scopesOf(undefined, 'sms')).toEqual(other(30));
  });

  test('leave WhatsApp out by country: nobody earns on it', () => {
    expect(scopesOf('CL', 'whatsapp')).toEqual(['codes-installation all 6/100']);
  });

  const under = (name: 'codes-country' | 'codes-installation', leaving: string | null) => ({
    name,
    scope: 'CL',
    limit: 50,
    cents: 6,
    leaving: leaving === null ? null : ago(leaving),
  });
  const refusal = (...ceilings: ReturnType<typeof under>[]) =>
    sendRefusal(now, { ...nothing, ceilings });

  test('refuse until enough of the hour is over, with what else is possible', () => {
    expect(refusal(under('codes-country', null))).toBeNull();
    expect(refusal(under('codes-country', 'PT59M59S'))).toEqual({
      code: 'code-sends-exceeded',
      retryAfterSeconds: 1,
      ways: ['whatsapp', 'password', 'later'],
      reached: [{ name: 'codes-country', scope: 'CL', limit: 50, cents: 6 }],
    });
    const both = refusal(under('codes-country', 'PT50M'), under('codes-installation', 'PT10M'));
    expect(both).toMatchObject({ retryAfterSeconds: 3000, ways: ['password', 'later'] });
    expect(both?.reached).toHaveLength(2);
  });

  test('offer no password where a payout is released', () => {
    const sends = { ...nothing, ceilings: [under('codes-country', 'PT1M')] };
    expect(sendRefusal(now, sends, 'payout')?.ways).toEqual(['whatsapp', 'later']);
  });

  test('refuse what costs more than the whole hour may, with nothing sent before', () => {
    const dear = { ...under('codes-country', null), cents: 51 };
    expect(refusal(dear)).toMatchObject({ code: 'code-sends-exceeded', retryAfterSeconds: 3600 });
    expect(refusal({ ...dear, cents: 50 })).toBeNull();
  });
});

describe('trying a code', () => {
  const open = {
    sentAt: ago('PT30S'),
    expiresAt: now.add({ minutes: 9 }),
    attempts: 0,
    amount: null,
  };

  test('needs a code that is open and not over', () => {
    expect(codeRefusal(now, null)).toEqual({ code: 'code-expired' });
    expect(codeRefusal(now, { ...open, expiresAt: now })).toEqual({ code: 'code-expired' });
    expect(codeRefusal(now, { ...open, expiresAt: now.add({ milliseconds: 1 }) })).toBeNull();
  });

  test('is possible five times, and the refusal says when a new code can be had', () => {
    expect(codeRefusal(now, { ...open, attempts: 4 })).toBeNull();
    expect(codeRefusal(now, { ...open, attempts: 5 })).toEqual({
      code: 'code-tries-exceeded',
      retryAfterSeconds: 30,
    });
    const old = { ...open, sentAt: ago('PT5M'), attempts: 5 };
    expect(codeRefusal(now, old)?.retryAfterSeconds).toBe(1);
  });

  test('is possible for the amount it was sent for alone', () => {
    const usd = { amount: 1500, currency: 'USD' } as const;
    const paid = { ...open, amount: usd };
    expect(codeRefusal(now, paid, { ...usd })).toBeNull();
    for (const amount of [{ ...usd, amount: 1501 }, { ...usd, currency: 'CLP' } as const, null])
      expect(codeRefusal(now, paid, amount)).toEqual({ code: 'amount-mismatch' });
    expect(codeRefusal(now, open, usd)).toEqual({ code: 'amount-mismatch' });
    expect(codeRefusal(now, open, null)).toBeNull();
  });
});
