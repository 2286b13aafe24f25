import { describe, expect, it } from 'vitest';
import { baseAddressFor } from './base-address.ts';
import { paths } from './paths.ts';
import { isRoomId, safeNext } from './route-rules.ts';

function base(hostname: string, own: string[] = []) {
  return baseAddressFor({ protocol: 'https:', hostname }, own);
}

describe('the base address of calls', () => {
  it("is the page's own on localhost, addresses, tunnels, pages hosting and the own domain", () => {
    for (const host of [
      'localhost',
      '127.0.0.1',
      '10.0.0.7',
      '[::1]',
      'x.trycloudflare.com',
      'x.pages.dev',
    ])
      expect(base(host)).toBe('');
    expect(base('puente.example', ['puente.example'])).toBe('');
    expect(base('www.puente.example', ['puente.example'])).toBe('');
  });

  it('is port 3002 of the same host everywhere else', () => {
    expect(base('intranet')).toBe('https://intranet:3002');
    expect(base('evilpuente.example', ['puente.example'])).toBe('https://evilpuente.example:3002');
  });
});

describe('where to go after signing in', () => {
  const origin = 'https://puente.example';

  it('is an address of this origin', () => {
    expect(safeNext('/book/1?step=pay#x', origin)).toBe('/book/1?step=pay#x');
  });

  it('is the start for anything that leads elsewhere or back to the sign-in', () => {
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'x',
      undefined,
      7,
      '/login?next=/you',
    ])
      expect(safeNext(next, origin)).toBe('/');
  });
});

describe('addresses', () => {
  it('know a room by 10 letters and digits', () => {
    expect(isRoomId('aB3dE6gH9j')).toBe(true);
    expect(isRoomId('aB3dE6gH9')).toBe(false);
    expect(isRoomId('aB3dE6gH9-')).toBe(false);
  });

  it('leave out what is not given', () => {
    expect(paths.login()).toBe('/login');
    expect(paths.login('/you')).toBe('/login?next=%2Fyou');
    expect(paths.room('aB3dE6gH9j', 'norte')).toBe('/aB3dE6gH9j?pId=norte');
  });
});
