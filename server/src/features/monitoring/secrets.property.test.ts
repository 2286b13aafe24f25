import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newToken } from '../../lib/token.ts';
import { reportOf, scrub } from './rules.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

/** Telephones as people and programs write them, with the digits that must not be left of them. */
const phone = fc
  .record({
    country: fc.constantFrom('56', '1', '34', '52', '54', '44', '55'),
    rest: digits(9).filter((rest) => /[1-9]/.test(rest)),
    gap: fc.constantFrom('', ' ', '-', '.', '\u00a0', '%20'),
    plus: fc.constantFrom('+', '', '00', '%2B'),
  })
  .map(({ country, rest, gap, plus }) => ({
    text: `${plus}${country}${gap}${rest.slice(0, 1)}${gap}${rest.slice(1, 5)}${gap}${rest.slice(5)}`,
    whole: rest,
  }));

const sentences = fc.constantFrom(
  (said: string) => `could not call ${said}`,
  (said: string) => `No se pudo llamar al ${said}.`,
  (said: string) => `{"to":"${said}","status":4}`,
  (said: string) => `TypeError: ${said} is not a function`,
  (said: string) => `https://puente.example/activity?to=${said}&lang=es`,
  (said: string) => `[${said}]`,
  (said: string) => `key=${said};next`,
  (said: string) => `\n${said}\n`,
);

describe('whatever is told of a crash', () => {
  test('a telephone is never in it, however it is written', () => {
    fc.assert(
      fc.property(phone, sentences, ({ text, whole }, sentence) => {
        const left = scrub(sentence(text)).replaceAll(/\D/g, '');
        expect(left).not.toContain(whole.slice(-6));
      }),
    );
  });

  test('a token of any call is never in it', () => {
    const token = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('base64url'));
    fc.assert(
      fc.property(token, sentences, (secret, sentence) => {
        expect(scrub(sentence(secret))).not.toContain(secret.slice(4, 20));
      }),
    );
  });

  test('a code is never in it, where something says that it is one', () => {
    const before = fc.constantFrom(
      'code ',
      'code: ',
      'Code=',
      'código ',
      'codigo: ',
      'CÓDIGO ',
      'otp=',
      'pin ',
      '"code":"',
      'your code is ',
      'tu código es ',
    );
    fc.assert(
      fc.property(before, digits(6), sentences, (word, code, sentence) => {
        expect(scrub(sentence(`${word}${code}`))).not.toContain(code);
      }),
    );
  });

  test('a number of a card, an account or a person is never in it', () => {
    const gap = fc.constantFrom('', ' ', '-', '.');
    const card = fc.tuple(digits(16), gap).map(([all, between]) => ({
      text: (all.match(/\d{4}/g) ?? []).join(between),
      end: all.slice(-4),
    }));
    const rut = fc
      .tuple(fc.integer({ min: 5_000_000, max: 27_000_000 }), fc.constantFrom('', '.'))
      .map(([number, dot]) => ({
        text: `${String(number).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, dot)}-K`,
        end: String(number).slice(-3),
      }));
    const iban = fc.tuple(digits(20), gap).map(([all, between]) => ({
      text: `ES${all.slice(0, 2)}${between}${(all.slice(4).match(/\d{4}/g) ?? []).join(between)}`,
      end: all.slice(-4),
    }));
    fc.assert(
      fc.property(fc.oneof(card, rut, iban), sentences, ({ text, end }, sentence) => {
        const left = scrub(sentence(text));
        expect(left).not.toContain(text);
        expect(left.replace('"status":4', '')).not.toContain(end);
      }),
    );
  });

  test('an address by which somebody comes in is not in it', () => {
    const invite = `f${newToken()}`;
    for (const url of [
      `https://puente.example/join/${invite}`,
      `https://puente.example/join/${encodeURIComponent(invite)}?lang=es`,
      `https://puente.example/#stop=${newToken()}`,
      `https://puente.example/?authToken=${newToken()}&phone=56912345678`,
      `https://puente.example/reset-password?token=${newToken()}`,
    ]) {
      const { url: kept, path } = reportOf({ error: 'x', url, path: url }, now);
      const secret = /(?:join\/|=)([\w-]{10,})/.exec(url)?.[1] ?? '';
      expect(secret).not.toBe('');
      expect([kept, path].join(' ')).not.toContain(secret);
    }
  });

  test('what is taken out once stays as it is: nothing is hidden twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), phone, (words, { text }) => {
        const once = scrub(`${words} ${text}`);
        expect(scrub(once)).toBe(once);
      }),
    );
  });
});

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
