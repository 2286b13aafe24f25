import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { localeTag } from './i18n.ts';

const script = readFileSync('web/public/theme.js', 'utf8');

/** The language that /theme.js sets, which the page then speaks. */
function languageOf(device: { chosen?: string; address?: string; browser: string[] }): string {
  const root = { lang: 'en', dataset: {} };
  const config = device.chosen ? JSON.stringify({ language: device.chosen }) : null;
  const getItem = (name: string) => (name === 'userConfig' ? config : null);
  runInNewContext(script, {
    URL,
    URLSearchParams,
    window: {},
    document: { documentElement: root },
    location: {
      href: `https://puente.example/experts${device.address ?? ''}`,
      pathname: '/experts',
    },
    localStorage: { getItem },
    sessionStorage: { getItem: () => null },
    navigator: { languages: device.browser },
  });
  return root.lang;
}

describe('the language', () => {
  it('is the chosen one before that of the address and the browser', () => {
    expect(languageOf({ chosen: 'en', address: '?lang=es', browser: ['es-CL'] })).toBe('en');
  });

  it('is what the address asks for before that of the browser', () => {
    expect(languageOf({ address: '?q=x&lang=es', browser: ['en-US'] })).toBe('es');
    expect(languageOf({ address: '?lang=fr', browser: ['es-CL'] })).toBe('es');
  });

  it('is the first of the browser that Puente speaks, else English', () => {
    expect(languageOf({ browser: ['pt-BR', 'es-MX', 'en'] })).toBe('es');
    expect(languageOf({ browser: ['pt-BR'] })).toBe('en');
    expect(languageOf({ chosen: 'xx', browser: [] })).toBe('en');
  });

  it('writes dates and numbers as the region of the browser does', () => {
    expect(localeTag('es', ['en-US', 'es-CL'])).toBe('es-CL');
    expect(localeTag('es', ['en-US'])).toBe('es-419');
  });
});
