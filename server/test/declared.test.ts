import { endpoints } from '@puente/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { declaredCodes } from '../src/http/declared.ts';
import { checkDeclared } from './declared.ts';

const codesOf = (method: string, path: string) => {
  const found = endpoints.find((one) => one.method === method && one.path === path);
  return found ? [...declaredCodes(found)] : [];
};

describe('the refusals of a call', () => {
  test('are checked wherever a test calls it', () => {
    const refuse = (errorCode: string) => () =>
      checkDeclared('POST', '/api/booking/quote?x=1', { errorCode });
    expect(refuse('not-found')).not.toThrow();
    expect(refuse('too-many-requests')).not.toThrow();
    expect(refuse('username-taken')).toThrow('does not declare username-taken');
  });

  test('are those of the call that the router would choose', () => {
    const check = (path: string) => () => checkDeclared('GET', path, { errorCode: 'forbidden' });
    expect(check('/api/partner/providers')).not.toThrow();
    expect(check('/api/partner/someone')).toThrow('/api/partner/:id');
    expect(check('/api/nothing-there')).not.toThrow();
  });

  test('name what the adapter adds, and only where it can', () => {
    expect(codesOf('POST', '/api/booking/book')).toEqual(
      expect.arrayContaining([
        'unauthenticated',
        'too-large',
        'idempotency-mismatch',
        'unavailable',
      ]),
    );
    expect(codesOf('GET', '/api/config')).not.toContain('too-large');
    expect(codesOf('POST', '/api/auth/login')).not.toContain('unauthenticated');
    // Anybody may ask, and a token that is no good is refused all the same.
    expect(codesOf('POST', '/api/worker/suggestions')).toContain('unauthenticated');
  });
});
