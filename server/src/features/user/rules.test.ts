import { describe, expect, test } from 'vitest';
import { accountDefaults, languageOfTag } from './rules.ts';

describe('the language of a tag', () => {
  test.each([
    ['es', 'es'],
    ['es-CL', 'es'],
    ['ES_419', 'es'],
    ['en-GB', 'en'],
    ['fr-FR', null],
    ['est', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });
});

describe('a new account', () => {
  test("starts with what the phone's country tells", () => {
    expect(accountDefaults('CL', undefined)).toEqual({
      language: 'es',
      currency: 'CLP',
      timezone: 'America/Santiago',
    });
  });

  test('speaks the language of the browser, whatever the country', () => {
    expect(accountDefaults('CL', 'en-US').language).toBe('en');
    expect(accountDefaults('GB', 'es').language).toBe('es');
    expect(accountDefaults('ES', 'fr').language).toBe('es');
  });

  test.each([undefined, 'AQ'])('falls back to English, dollars and UTC (%s)', (country) => {
    expect(accountDefaults(country, undefined)).toEqual({
      language: 'en',
      currency: 'USD',
      timezone: 'UTC',
    });
  });
});
