import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, heard } from '../../test/markup.ts';
import { wordsIn } from '../../test/page.tsx';
import { screenOf } from '../../test/screen.tsx';
import { Advice } from './advice.tsx';
import { Places } from './app-shell.tsx';
import { Brand } from './brand.tsx';
import { LegalLinks } from './legal-links.tsx';

type Language = 'en' | 'es';
const languages = ['en', 'es'] as const;

/** The places of the navigation, and which of them is said to be the present one. */
const places = (at: string, language: Language = 'en') => {
  const markup = screenOf(<Places isRailOnly={false} />, language, { at });
  const links = find(markup, 'a').filter(({ attributes }) =>
    attributes['class']?.split(' ').includes('place'),
  );
  return {
    label: find(markup, 'nav')[0]?.attributes['aria-label'],
    all: links.map(({ attributes }) => attributes['href']),
    now: links.filter(({ attributes }) => attributes['aria-current'] === 'page').map(heard),
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
  ])('marks the place of %s', (at, english, spanish) => {
    expect(places(at).all).toEqual(['/', '/contacts', '/activity', '/you']);
    expect(places(at).now).toEqual([english]);
    expect(places(at, 'es').now).toEqual([spanish]);
    expect(places(at).label).not.toBe(places(at, 'es').label);
  });

  it.each(['/experts', '/expert/1', '/partners/andes', '/yours'])('has no place for %s', (at) => {
    expect(places(at).now).toEqual([]);
  });
});

it('the name of the product leads home, also where only its mark is', () => {
  for (const language of languages)
    for (const compact of [false, true]) {
      const markup = screenOf(<Brand compact={compact} />, language);
      expect(addressOf(markup, controls(markup)[0] ?? '')).toBe('/');
      expect(controls(markup)[0]).toContain('Puente');
    }
});

it('terms and privacy are a tap away in both languages', () => {
  for (const language of languages) {
    const links = find(screenOf(<LegalLinks />, language), 'a');
    expect(links.map(({ attributes }) => attributes['href'])).toEqual(['/terms', '/privacy']);
  }
});

it('nothing is advised the first time that something fails', () => {
  expect(wordsIn(screenOf(<Advice of="never before" />, 'en'))).toBe('');
});
