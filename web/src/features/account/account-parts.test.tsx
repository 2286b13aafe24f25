import { describe, expect, it, vi } from 'vitest';
import { controls, find, headings, heard } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, lost, refusal, reply, screenOf } from '../../../test/screen.tsx';
import { InvoiceEmail } from './components/invoice-email.tsx';
import { LinkCode } from './components/link-code.tsx';
import { ProfileForm } from './components/profile-form.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const languages = ['en', 'es'] as const;

describe('the form of a profile', () => {
  const form = (changes: Parameters<typeof person>[1], language: Language = 'en') =>
    screenOf(<ProfileForm user={person('ana', changes)} />, language);
  const completes = (markup: string) =>
    find(markup, 'input', 'select').flatMap(
      ({ attributes }) => attributes['autoComplete'] ?? attributes['autocomplete'] ?? [],
    );

  it('names each field, and lets browsers fill in what they know', () => {
    for (const language of languages) {
      const markup = form({}, language);
      expect(completes(markup)).toEqual(
        expect.arrayContaining(['given-name', 'family-name', 'email', 'address-level2']),
      );
      expect(controls(markup).at(-1)).toBe(language === 'en' ? 'Save changes' : 'Guardar cambios');
    }
  });

  it('tells an expert and others apart why an address is asked for', () => {
    const told = [form({}), form({ isProvider: true })].map(wordsIn);
    expect(new Set(told).size).toBe(2);
  });

  it('has the countries by name in the language of the page', () => {
    const names = (language: Language) => find(form({}, language), 'option').map(heard);
    expect(names('en')).toContain('Germany');
    expect(names('es')).toContain('Alemania');
    expect(names('en').filter((name) => name === '').length).toBeLessThanOrEqual(1);
  });
});

it('another address for receipts may be left out', () => {
  for (const language of languages) {
    const value = (invoiceEmail: string | null) =>
      find(screenOf(<InvoiceEmail user={person('ana', { invoiceEmail })} />, language), 'input')[0]
        ?.attributes['value'];
    expect(value(null)).toBe('');
    expect(value('books@example.com')).toBe('books@example.com');
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
    screenOf(
      <LinkCode
        making={
          { mutate: vi.fn(), data: undefined, error: null, isPending: false, ...making } as Making
        }
      />,
      language,
    );

  it('waits, is there as a code and a text with its end, or failed', () => {
    expect(controls(shown({ isPending: true }))).toEqual([]);
    const there = shown({ data: link('2026-12-01T12:15:00Z') });
    expect(wordsIn(there)).toContain('15:00');
    const [code] = find(there, 'svg').filter(({ attributes }) => attributes['role'] === 'img');
    expect(code && heard(code)).not.toBe('');
    const failed = shown({ error: lost('network') });
    expect(headings(failed)).toHaveLength(1);
    expect(controls(failed)).toEqual(['Try again']);
    expect(controls(shown({ error: refusal(429, 'too-many-requests') }, 'es'))).toEqual([
      'Reintentar',
    ]);
  });
});
