import { describe, expect, it } from 'vitest';
import { bookSearch, texts } from './search.ts';

describe('search parameters', () => {
  it('are text again where the router read a number or a yes', () => {
    const read = texts('q');
    expect(read({ q: 123 })).toEqual({ q: '123' });
    expect(read({ q: false })).toEqual({ q: 'false' });
    expect(read({ q: 'ana' })).toEqual({ q: 'ana' });
  });
  it('name what is not good, so that the raw value does not stay', () => {
    for (const bad of [{}, [1], null, '', undefined])
      expect(Object.entries(texts('q')({ q: bad }))).toEqual([['q', undefined]]);
    for (const minutes of ['abc', -30, 1.5, null]) {
      const raw = { step: 'x', minutes };
      expect({ ...raw, ...bookSearch(raw) }).toMatchObject({ step: undefined, minutes: undefined });
    }
    expect(bookSearch({ step: 'pay', minutes: '30' })).toMatchObject({ step: 'pay', minutes: 30 });
  });
});
