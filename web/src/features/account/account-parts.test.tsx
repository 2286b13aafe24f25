import { describe, expect, it, vi } from 'vitest';
import { controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { InvoiceEmail } from './components/invoice-email.tsx';
import { LinkCode } from './components/link-code.tsx';
import { ProfileForm } from './components/profile-form.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const languages = ['en', 'es'] as const;

describe('the form of a profile', () => {
  const form = (changes: Parameters<typeof person>[1], language: Language = 'en') =>
    stillOf(<ProfileForm user={person('ana', changes)} />, language);
  const completes = (markup: Element) =>
    find(markup, 'input', 'select').flatMap((node) => node.getAttribute('autocomplete') ?? []);

  it('names each field, and lets browsers fill in what they know', async () => {
    for (const language of languages) {
      const markup = await form({}, language);
      expect(completes(markup)).toEqual(
        expect.arrayContaining(['given-name', 'family-name', 'email', 'address-level2']),
      );
      expect(controls(markup).at(-1)).toBe(language === 'en' ? 'Save changes' : 'Guardar cambios');
    }
  });

  it('tells an expert and others apart why an address is asked for', async () => {
    const told = [await form({}), await form({ isProvider: true })].map(wordsIn);
    expect(new Set(told).size).toBe(2);
  });

  it('has the countries by name in the language of the page', async () => {
    const names = async (language: Language) => find(await form({}, language), 'option').map(heard);
    expect(await names('en')).toContain('Germany');
    expect(await names('es')).toContain('Alemania');
    expect((await names('en')).filter((name) => name === '').length).toBeLessThanOrEqual(1);
  });
});

it('another address for receipts may be left out', async () => {
  for (const language of languages) {
    const value = async (invoiceEmail: string | null) =>
      find(
        await stillOf(<InvoiceEmail user={person('ana', { invoiceEmail })} />, language),
        'input',
      )[0]?.getAttribute('value');
    expect(await value(null)).toBe('');
    expect(await value('books@example.com')).toBe('books@example.com');
  }
});

describe('a link that signs in elsewhere', () => {
  type Making = Parameters<typeof LinkCode>[0]['making'];
  const link = (expiresAt: string) =>
    reply('POST /api/auth/sign-in-link', {
      url: 'https://puente.example/?authToken=k&phone=%2B56911111111',
      authToken: 'k',
      phone: '+56911111111',
      expiresAt,
    });
  const shown = (making: Partial<Making>, language: Language = 'en') =>
    stillOf(
      <LinkCode
        making={
          { mutate: vi.fn(), data: undefined, error: null, isPending: false, ...making } as Making
        }
      />,
      language,
    );

  it('waits, is there as a code and a text with its end, or failed', async () => {
    expect(controls(await shown({ isPending: true }))).toEqual([]);
    const there = await shown({ data: link('2026-12-01T12:15:00Z') });
    expect(wordsIn(there)).toContain('15:00');
    const [code] = find(there, 'svg').filter((node) => node.getAttribute('role') === 'img');
    expect(code && heard(code)).not.toBe('');
    const failed = await shown({ error: lost('network') });
    expect(headings(failed)).toHaveLength(1);
    expect(controls(failed)).toEqual(['Try again']);
    expect(controls(await shown({ error: refusal(429, 'too-many-requests') }, 'es'))).toEqual([
      'Reintentar',
    ]);
  });
});
