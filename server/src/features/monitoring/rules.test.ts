import type { CrashReport, ToldCrash } from '@puente/contract/monitoring';
import { describe, expect, test } from 'vitest';
import { secretCases } from '../../../../contract/test/secrets.ts';
import { fingerprintOf, reportOf, scrub } from './rules.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');

describe('taking secrets out', () => {
  test.each(secretCases)('%s', (_, text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  test.each(['a', 'a.', '1', '1 ', 'token:"', 'eyJ', 'code ', '%40', '\\', 'x_secret_', '+', '-'])(
    'takes no longer for many of %j in a row',
    (sign) => {
      const before = process.cpuUsage();
      scrub(sign.repeat(Math.floor(32_768 / sign.length)));
      // The work itself, however busy the machine is.
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
    },
  );

  test('reaches every text of a report, names of facts included', () => {
    const phone = '+56912345678';
    const text = `call ${phone}`;
    const report: ToldCrash = {
      timestamp: '2026-11-21T10:00:00Z',
      error: { name: text, message: text, stack: text },
      componentStack: text,
      url: `/?phone=${phone}`,
      userAgent: text,
      path: text,
      partnerId: text,
      version: text,
      screenSize: text,
      bookingContext: { [text]: text, number: 56_912_345_678, phone: '1', durationMinutes: 60 },
      deviceInfo: { text, memory: 8 },
      performance: { text, heapBytes: 56_912_345_678 },
      localStorage: { text, phoneNumber: true },
    };
    const clean = reportOf(report, now);
    expect(JSON.stringify({ ...clean, performance: { ...clean.performance, heapBytes: 0 } })) //
      .not.toMatch(/56912345678|call \+/);
    expect(clean.bookingContext).toMatchObject({ phone: '[hidden]', durationMinutes: 60 });
    expect(clean.performance).toMatchObject({ heapBytes: 56_912_345_678 });
    expect(clean.localStorage).toMatchObject({ phoneNumber: true });
  });
});

describe('a crash told in other words', () => {
  const told = (given: Partial<ToldCrash>) => reportOf({ error: {}, ...given }, now);

  test('has a time, a kind and words in any case', () => {
    expect(told({})).toEqual({ timestamp: now.toString(), error: { name: 'Error', message: '' } });
    expect(told({ error: 'it broke' }).error).toEqual({ name: 'Error', message: 'it broke' });
    expect(told({ error: 'it broke', stack: 'at f' }).error).toMatchObject({ stack: 'at f' });
    expect(told({ timestamp: 1_795_255_200_000 }).timestamp).toBe('2026-11-21T10:00:00.000Z');
    for (const timestamp of ['yesterday', '', -1e300, null])
      expect(told({ timestamp }).timestamp).toBe(now.toString());
  });

  test('keeps facts of any shape as text, cleaned inside', () => {
    const { deviceInfo, localStorage, performance, screenSize } = told({
      screenSize: { width: 390, height: 844 },
      deviceInfo: { screen: { owner: { phone: '+56 9 1234 5678' } }, list: ['a', 1] },
      localStorage: ['sessionToken', 'phoneNumber'],
      performance: 'slow',
    });
    expect(screenSize).toBe('{"width":390,"height":844}');
    expect(deviceInfo).toEqual({ screen: '{"owner":{"phone":[hidden]}}', list: '["a",1]' });
    expect(localStorage).toEqual({ told: '["sessionToken","phoneNumber"]' });
    expect(performance).toEqual({ told: 'slow' });
  });

  test('is shortened after it was cleaned: no half of a secret is left', () => {
    const token = 'k3Jd8sLq0Zx'.repeat(4).slice(0, 43);
    const { error } = told({
      error: { message: `${'x '.repeat(3990)}${token}`, stack: 'y '.repeat(9000) },
    });
    expect(error.message).not.toContain(token.slice(0, 12));
    expect(error.message.length).toBeLessThanOrEqual(8000);
    expect(error.stack).toHaveLength(8000);
  });
});

describe('the same crash', () => {
  const crash = (message: string, stack: string, version = '3.0.0'): CrashReport => ({
    timestamp: '2026-11-21T10:00:00Z',
    error: { name: 'TypeError', message, stack },
    version,
  });
  const stack = 'TypeError: x\n    at f (https://a.example/assets/app.js:1:20)';

  test('has the same fingerprint whatever it was about', () => {
    const one = crash('no booking 6d1f6d9a-0000-4000-8000-5b1d0c0ffee0 at 3', stack);
    const other = crash('no booking 1e1f6d9a-1111-4000-8000-5b1d0c0ffee0 at 14', stack);
    expect(fingerprintOf(other)).toEqual(fingerprintOf(one));
  });

  test('is another one with other words, place or version', () => {
    const prints = [
      crash('one', stack),
      crash('two', stack),
      crash('one', stack.replace('at f', 'at g')),
      crash('one', stack, '3.0.1'),
    ].map((report) => fingerprintOf(report).toString('hex'));
    expect(new Set(prints).size).toBe(4);
  });
});
