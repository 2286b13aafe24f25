import { expect, test } from 'vitest';
import { acceptedLanguage, acceptedTag } from './accepted-language.ts';

test.each([
  ['es-CL,es;q=0.9,en;q=0.8', 'es'],
  ['es', 'es'],
  ['ES-419', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['pt-BR,pt;q=0.9,es;q=0.8,en;q=0.7', 'es'],
  ['en;q=0.7, es ; q=0.8', 'es'],
  ['es;q=0,en;q=0.1', 'en'],
  ['es;q=0', 'en'],
  ['fr,de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['es;q=x', 'es'],
  [';,,=;q=', 'en'],
])('%j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test.each([
  ['fr, es-CL;q=0.9,en;q=0.8', 'es-CL'],
  ['en', 'en'],
  ['*', null],
  ['fr,de', null],
  [undefined, null],
])('%j names the tag %j', (header, tag) => {
  expect(acceptedTag(header)).toBe(tag);
});
