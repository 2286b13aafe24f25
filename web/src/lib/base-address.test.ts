import { describe, expect, it } from 'vitest';
import { baseAddressFor } from './base-address.ts';

const own = ['puente.test'];
const of = (address: string) => baseAddressFor(new URL(address), own);

describe('calls go', () => {
  it('to the page’s own origin where one server shares it', () => {
    for (const address of [
      'http://localhost:5173/',
      'http://phone.localhost/',
      'http://192.168.1.20:3000/',
      'http://[::1]:3000/',
      'https://puente.test/you',
      'https://www.puente.test/',
      'https://preview.pages.dev/',
      'https://a-b-c.trycloudflare.com/',
      'https://me.ngrok-free.app/',
    ])
      expect(of(address), address).toBe('');
  });

  it('to port 3002 of the same host anywhere else', () => {
    expect(of('https://meet.example.org/')).toBe('https://meet.example.org:3002');
    expect(of('http://intranet/')).toBe('http://intranet:3002');
  });

  it('to that port of hosts that only look like ours', () => {
    for (const host of [
      'puente.test.example.com',
      'notpuente.test',
      'api.puente.test',
      'pages.dev.example.com',
      'localhost.example.com',
      '1.2.3.4.example.com',
    ])
      expect(of(`https://${host}/`), host).toBe(`https://${host}:3002`);
  });
});
