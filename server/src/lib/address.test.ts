import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey, isLoopback } from './address.ts';

describe('an address counts', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['gone', 'gone'],
  ])('%s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test('the same for every host of an IPv6 network', () => {
    const group = fc.integer({ min: 0, max: 0xff_ff });
    fc.assert(
      fc.property(group, group, group, group, (...host) => {
        const written = host.map((part) => part.toString(16)).join(':');
        expect(addressKey(`2001:db8:7:9:${written}`)).toBe('2001:db8:7:9::/64');
      }),
    );
  });
});

describe('this machine', () => {
  test.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1'])(
    'is %s',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  test.each(['', 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'])(
    'is not %j',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
