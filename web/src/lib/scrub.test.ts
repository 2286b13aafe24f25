import { describe, expect, it } from 'vitest';
import { secretCases } from '../../../contract/test/secrets.ts';
import { scrub } from './scrub.ts';

describe('taking secrets out before they leave the browser', () => {
  it.each(secretCases)('%s', (_, text, clean) => {
    expect(scrub(text)).toBe(clean);
  });
});
