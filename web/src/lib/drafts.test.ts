import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, keepDraft } from './drafts.ts';
import { tab } from './storage.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', undefined));
afterEach(() => {
  tab.clear();
  vi.unstubAllGlobals();
});

test('what is typed about each meeting is kept apart, and goes once it is sent', () => {
  keepDraft('m1', { report: { kind: 'quality', text: 'Too short' } });
  keepDraft('m1', { about: 'My talk' });
  keepDraft('m2', { review: { stars: 4, text: '' } });
  expect(draftOf('m1')).toEqual({
    report: { kind: 'quality', text: 'Too short' },
    about: 'My talk',
  });
  expect(draftOf('m3')).toEqual({});
  keepDraft('m1', { report: undefined });
  expect(draftOf('m1')).toEqual({ about: 'My talk' });
  keepDraft('m1', { about: undefined });
  expect(draftOf('m1')).toEqual({});
  expect(draftOf('m2')).toEqual({ review: { stars: 4, text: '' } });
});

test('nothing is left in the tab when all is sent', () => {
  keepDraft('m1', { reply: 'Thank you' });
  keepDraft('m1', { reply: undefined });
  expect(tab.get('drafts')).toBeNull();
});
