import { describe, expect, test } from 'vitest';
import { accountDefaults, languageOfTag, regionOfTag } from './rules.ts';

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

describe('the region of a tag', () => {
  test.each([
    ['es-CL', 'CL'],
    ['en_us', 'US'],
    ['zh-Hant-TW', 'TW'],
    ['en-US-u-hc-h23', 'US'],
    ['es-419', null],
    ['es', null],
    ['e-US', null],
    ['english-US', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (tag, region) => {
    expect(regionOfTag(tag)).toBe(region);
  });
});

describe('a new account', () => {
  test("starts with what the phone's country tells", () => {
    expect(accountDefaults('CL', undefined)).toEqual({
      language: 'es',
      currency: 'CLP',
      timezone: 'America/Santiago',
      region: 'CL',
    });
  });

  test('speaks the language of the browser, whatever the country', () => {
    expect(accountDefaults('CL', 'en-US').language).toBe('en');
    expect(accountDefaults('GB', 'es').language).toBe('es');
    expect(accountDefaults('ES', 'fr').language).toBe('es');
  });

  test("writes for the browser's region, else for the phone's", () => {
    expect(accountDefaults('CL', 'en-US').region).toBe('US');
    expect(accountDefaults('GB', 'en').region).toBe('GB');
  });

  test.each([undefined, 'AQ'])('falls back to English, dollars and UTC (%s)', (country) => {
    expect(accountDefaults(country, undefined)).toEqual({
      language: 'en',
      currency: 'USD',
      timezone: 'UTC',
      region: country ?? null,
    });
  });
});
