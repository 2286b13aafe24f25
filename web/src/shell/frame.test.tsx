import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, heard, wordsIn } from '../../test/reading.ts';
import { stillOf } from '../../test/still.tsx';
import { Advice } from './advice.tsx';
import { Places } from './app-shell.tsx';
import { Brand } from './brand.tsx';
import { LegalLinks } from './legal-links.tsx';

type Language = 'en' | 'es';
const languages = ['en', 'es'] as const;

/** The places of the navigation, and which of them is said to be the present one. */
const places = async (at: string, language: Language = 'en') => {
  const markup = await stillOf(<Places isRailOnly={false} />, language, { at });
  const links = find(markup, 'a').filter((node) =>
    node.getAttribute('class')?.split(' ').includes('place'),
  );
  return {
    label: find(markup, 'nav')[0]?.getAttribute('aria-label'),
    all: links.map((node) => node.getAttribute('href')),
    now: links.filter((node) => node.getAttribute('aria-current') === 'page').map(heard),
  };
};

describe('the navigation', () => {
  it.each([
    ['/', 'Chat', 'Chat'],
    ['/contacts', 'Contacts', 'Contactos'],
    ['/activity', 'Activity', 'Actividad'],
    ['/you', 'You', 'Tú'],
    ['/you/link', 'You', 'Tú'],
    ['/activity?show=past', 'Activity', 'Actividad'],
  ])('marks the place of %s', async (at, english, spanish) => {
    expect((await places(at)).all).toEqual(['/', '/contacts', '/activity', '/you']);
    expect((await places(at)).now).toEqual([english]);
    expect((await places(at, 'es')).now).toEqual([spanish]);
    expect((await places(at)).label).not.toBe((await places(at, 'es')).label);
  });

  it.each(['/experts', '/expert/1', '/partners/andes', '/yours'])(
    'has no place for %s',
    async (at) => {
      expect((await places(at)).now).toEqual([]);
    },
  );
});

it('the name of the product leads home, also where only its mark is', async () => {
  for (const language of languages)
    for (const compact of [false, true]) {
      const markup = await stillOf(<Brand compact={compact} />, language);
      expect(addressOf(markup, controls(markup)[0] ?? '')).toBe('/');
      expect(controls(markup)[0]).toContain('Puente');
    }
});

it('terms and privacy are a tap away in both languages', async () => {
  for (const language of languages) {
    const links = find(await stillOf(<LegalLinks />, language), 'a');
    expect(links.map((node) => node.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  }
});

it('nothing is advised the first time that something fails', async () => {
  expect(wordsIn(await stillOf(<Advice of="never before" />, 'en'))).toBe('');
});
