import { describe, expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';

/** A hash at a cost of m=64, t=1, p=1, without its tag. */
const cheap = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$';

describe('a hashed password', () => {
  test('is known again, and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$=]{22}\$[^$=]{43}$/);
    expect(await isPassword('correct horse', hash)).toBe(true);
    expect(await isPassword('correct horsE', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  test('is never the same twice', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  test('is known however its letters are put together', async () => {
    const hash = await hashPassword('contrase\u00f1a larga');
    expect(await isPassword('contrasen\u0303a larga', hash)).toBe(true);
  });

  test('of nobody fits nothing', async () => {
    expect(await isPassword('anything', null)).toBe(false);
  });

  test('at another cost than today is known and marked as outdated', async () => {
    const tag = 'A'.repeat(43);
    expect(isOutdated(`${cheap}${tag}`)).toBe(true);
    expect(await isPassword('wrong', `${cheap}${tag}`)).toBe(false);
    expect(isOutdated(await hashPassword('x'))).toBe(false);
  });

  test('that is none is a fault and no wrong password', async () => {
    await expect(isPassword('x', 'plain')).rejects.toThrow('PHC');
  });
});
