import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWeak } from './rules.ts';

const ana = {
  phone: '+56912345678',
  name: 'Ana María',
  lastName: 'Soto',
  email: 'anita.soto@example.org',
};

describe('a password', () => {
  test.each([
    ['aaaaaaaaaaaa', 'one character'],
    ['abababababab', 'two in turn'],
    ['1234567890', 'digits in a row'],
    ['9876543210', 'digits backwards'],
    ['abcdefghijkl', 'the alphabet'],
    ['qwertyuiop', 'a row of keys'],
    ['asdfghjkl123', 'a row and digits'],
    ['1q2w3e4r5t6y', 'keys in zigzag'],
    ['password123', 'the commonest word'],
    ['P@ssw0rd2024', 'the same in disguise'],
    ['Contraseña1', 'the same in Spanish'],
    ['contraseña2026!', 'with the year'],
    ['iloveyou1234', 'a common phrase'],
    ['puentepuente', 'the name of the product'],
    ['+56912345678', 'the phone'],
    ['912345678912', 'the phone and more of it'],
    ['ana12345678', 'name and phone'],
    ['MariaSoto1990', 'the names and a year'],
    ['maríasoto!!', 'the names with signs'],
    ['anita.soto99', 'the address'],
    ['sotosotosoto', 'the name again and again'],
    ['          ', 'blanks'],
  ])('%j is too easy: %s', (password) => {
    expect(isWeak(password, ana)).toBe(true);
  });

  test.each([
    'correct horse battery',
    'tres gatos en la luna',
    'vK9#mQ2xLp',
    'María come pan tostado',
    'my password is a river',
    '¿dónde está el queso?',
    'лошадь под дождём',
  ])('%j is good enough', (password) => {
    expect(isWeak(password, ana)).toBe(false);
  });

  test('is judged by what is known of the person alone', () => {
    expect(isWeak('valentina.rojas', ana)).toBe(false);
    expect(isWeak('valentina.rojas', { ...ana, name: 'Valentina', lastName: 'Rojas' })).toBe(true);
    expect(isWeak('valentina.rojas', { phone: '+1' })).toBe(false);
  });

  test('of any kind is judged without a fault', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 128 }),
        fc.string(),
        (password, name) => {
          expect(isWeak(password, { ...ana, name })).toBeTypeOf('boolean');
        },
      ),
    );
  });

  test('out of a generator is nearly always good enough', () => {
    const signs = Array.from('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789');
    const random = fc.array(fc.constantFrom(...signs), { minLength: 14, maxLength: 20 });
    const samples = fc.sample(random, { numRuns: 300, seed: 7 });
    const weak = samples.filter(
      (one) => new Set(one).size > 7 && isWeak(one.join(''), { phone: ana.phone }),
    );
    expect(weak.length).toBeLessThan(3);
  });
});
