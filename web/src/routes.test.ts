import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPageAddress, pageAddresses } from '@puente/contract/policy/pages';

test('the server knows every address of the router, and no other', () => {
  const source = readFileSync(new URL('routes.tsx', import.meta.url), 'utf8');
  const written = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
  expect(written.toSorted()).toEqual(pageAddresses.toSorted());
});

test.each([
  ...['/', '/you', '/You/', '/you/data/delete', '/you/helping', '/you/helping/hours'],
  ...['/Abcdefgh12', '/@ana.soto', '/@caf%C3%A9', '/partners/casa-abierta', '/plan/new/1/2'],
])('%s is the address of a page', (path) => {
  expect(isPageAddress(path)).toBe(true);
});

test.each([
  ...['/nowhere', '/you/nothing', '/you/data/delete/all', '/partners', '/partners/', '/book/'],
  ...['/Abcdefgh1', '/Abcdefgh123', '/Abcdefgh1!', '/@', '/@a/b', '/expert/', '/activity/1/2'],
])('%s is not', (path) => {
  expect(isPageAddress(path)).toBe(false);
});
