import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { blockTime, readSlots, readSlotsBatch, setAvailability } from '../src/availability.ts';
import { channels, endpoints } from '../src/endpoints.ts';
import { errorCatalogue } from '../src/errors.ts';
import { email, id, personName, phoneNumber, username } from '../src/ids.ts';
import { money } from '../src/money.ts';
import { currencies, policy } from '../src/policy.ts';
import { instant, plainDate, wallTime } from '../src/time.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

/** What no call takes, whatever it is about. */
const garbage: unknown[] = [null, 'text', 7, true, [], [[]], () => undefined, Symbol('x'), 1n];

describe('every call', () => {
  const withBody = endpoints.flatMap(({ method, path, body }) =>
    body ? [[`${method} ${path}`, body] as const] : [],
  );

  test.each(withBody)('%s takes no body that is no object', (path, body) => {
    // Some need none, and feedback is judged by words of its own.
    const isOpen = path === 'POST /api/feedback';
    for (const value of garbage.filter((one) => one !== null))
      expect(accepts(body, value)).toBe(isOpen);
  });

  test.each(withBody)('%s makes nobody’s prototype another', (_, body) => {
    body.safeParse(JSON.parse('{"__proto__":{"isOperator":true},"constructor":{"prototype":{}}}'));
    expect({}).not.toHaveProperty('isOperator');
  });

  test.each(withBody)('%s reads what it read the same way again', (_, body) => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 2 }), (value) => {
        const read = body.safeParse(value);
        if (read.success) expect(body.parse(read.data)).toEqual(read.data);
      }),
      { numRuns: 30 },
    );
  });

  it('has an address of its own, and refusals of the catalogue', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { errors } of endpoints)
      for (const code of errors) expect(errorCatalogue[code]).toBeDefined();
  });
});

describe('every channel', () => {
  test.each(channels.map((channel) => [channel.path, channel] as const))(
    '%s hears nothing but its own messages',
    (_, { fromClient }) => {
      for (const value of [...garbage, {}, { type: 'nothing' }, { type: null }, { type: ['ping'] }])
        expect(accepts(fromClient, value)).toBe(false);
      expect(accepts(fromClient, { type: 'ping' })).toBe(true);
    },
  );
});

describe('an instant', () => {
  it('has a zone, and is one that clocks can show', () => {
    for (const text of [
      '2026-12-02T13:00:00Z',
      '2026-12-02T13:00:00.123456789Z',
      '2026-12-02T10:00:00-03:00',
      '2028-02-29T00:00:00+05:45',
      '1970-01-01T00:00:00Z',
    ])
      expect(accepts(instant, text), text).toBe(true);
    for (const text of [
      '2026-12-02T13:00:00',
      '2026-12-02',
      '2026-02-29T00:00:00Z',
      '2026-12-02T24:00:00Z',
      '2026-12-02T13:60:00Z',
      '2026-12-02T13:00:00.1234567890Z',
      '1969-12-31T23:59:59Z',
      '9001-01-01T00:00:00Z',
      '+012026-12-02T13:00:00Z',
      'now',
      '',
      ' 2026-12-02T13:00:00Z',
    ])
      expect(accepts(instant, text), text).toBe(false);
  });

  it('that is taken can be read by everything behind it', () => {
    const year = fc.integer({ min: 1970, max: 9000 });
    const two = (max: number) =>
      fc.integer({ min: 0, max }).map((part) => `${part}`.padStart(2, '0'));
    const zone = fc.oneof(fc.constant('Z'), fc.tuple(fc.constantFrom('+', '-'), two(30), two(70)));
    fc.assert(
      fc.property(
        year,
        fc.tuple(two(13), two(32), two(25), two(61)),
        two(61),
        zone,
        (y, parts, s, z) => {
          const [month, day, hour, minute] = parts;
          const offset = typeof z === 'string' ? z : `${z[0]}${z[1]}:${z[2]}`;
          const text = `${y}-${month}-${day}T${hour}:${minute}:${s}${offset}`;
          if (accepts(instant, text)) {
            expect(Temporal.Instant.from(text).epochMilliseconds).toBe(Date.parse(text));
          }
        },
      ),
    );
  });
});

describe('a date', () => {
  it('is one of the calendar, 29 February included where there is one', () => {
    for (const text of ['2026-12-02', '2028-02-29', '2000-02-29', '1970-01-01'])
      expect(accepts(plainDate, text), text).toBe(true);
    for (const text of ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31'])
      expect(accepts(plainDate, text), text).toBe(false);
    for (const text of ['2026-1-2', '02-12-2026', '2026-12-02T00:00Z', '', '2026-12-02 '])
      expect(accepts(plainDate, text), text).toBe(false);
  });

  it('is judged as the calendar judges it', () => {
    const part = (max: number, length: number) =>
      fc.integer({ min: 0, max }).map((value) => `${value}`.padStart(length, '0'));
    fc.assert(
      fc.property(part(9999, 4), part(13, 2), part(32, 2), (year, month, day) => {
        fc.pre(Number(year) >= 100);
        const text = `${year}-${month}-${day}`;
        let isDate = true;
        try {
          Temporal.PlainDate.from(text, { overflow: 'reject' });
        } catch {
          isDate = false;
        }
        expect(accepts(plainDate, text), text).toBe(isDate);
      }),
    );
  });
});

describe('weekly hours', () => {
  const set = setAvailability.body;
  const hours = (start: string, end: string) => ({
    weeklyHours: [{ weekday: 1, ranges: [{ start, end }] }],
  });

  it('are wall times, of which 24:00 can only be an end', () => {
    for (const time of ['00:00', '09:05', '23:59', '24:00'])
      expect(accepts(wallTime, time), time).toBe(true);
    for (const time of ['24:01', '9:00', '12:60', '25:00', '12:00:00', '', '-1:00'])
      expect(accepts(wallTime, time), time).toBe(false);
    expect(accepts(set, hours('09:00', '24:00'))).toBe(true);
    expect(accepts(set, hours('24:00', '09:00'))).toBe(false);
  });

  it('may run over midnight, and last some time', () => {
    expect(accepts(set, hours('22:00', '02:00'))).toBe(true);
    expect(accepts(set, hours('00:00', '24:00'))).toBe(true);
    expect(accepts(set, hours('09:00', '09:00'))).toBe(false);
  });

  it('name each day once, from Monday to Sunday', () => {
    const day = (weekday: unknown) => ({ weekday, ranges: [] });
    for (const weekday of [1, 7]) expect(accepts(set, { weeklyHours: [day(weekday)] })).toBe(true);
    for (const weekday of [0, 8, 1.5, '1', null])
      expect(accepts(set, { weeklyHours: [day(weekday)] })).toBe(false);
    expect(accepts(set, { weeklyHours: [day(1), day(1)] })).toBe(false);
  });

  it('keep every number within what the house can hold', () => {
    const { maxNoticeMinutes, maxHorizonDays, maxBufferMinutes } = policy.slot;
    for (const [name, max] of [
      ['minimumNoticeMinutes', maxNoticeMinutes],
      ['horizonDays', maxHorizonDays],
      ['bufferMinutes', maxBufferMinutes],
    ] as const) {
      expect(accepts(set, { [name]: max }), name).toBe(true);
      for (const value of [max + 1, -1, 1.5, Number.NaN, Infinity, `${max}`])
        expect(accepts(set, { [name]: value }), `${name} ${value}`).toBe(false);
    }
    for (const gridMinutes of [5, 10, 15, 20, 30, 60])
      expect(accepts(set, { gridMinutes })).toBe(true);
    for (const gridMinutes of [0, 1, 7, 45, 90]) expect(accepts(set, { gridMinutes })).toBe(false);
  });
});

describe('a stretch of time', () => {
  const at = (day: number) => `2027-01-${String(day).padStart(2, '0')}`;

  it('to be blocked ends after it begins, within a year', () => {
    const block = (start: string, end: string) => accepts(blockTime.body, { start, end });
    expect(block('2027-01-01T00:00:00Z', '2027-01-01T00:00:00.001Z')).toBe(true);
    expect(block('2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toBe(false);
    expect(block('2027-01-02T00:00:00Z', '2027-01-01T00:00:00Z')).toBe(false);
    const start = Temporal.Instant.from('2027-01-01T00:00:00Z');
    const last = start.add({ hours: 24 * policy.slot.maxBlockDays });
    expect(block(start.toString(), last.toString())).toBe(true);
    expect(block(start.toString(), last.add({ milliseconds: 1 }).toString())).toBe(false);
  });

  it('to be read begins before it ends, and is not too long', () => {
    const { maxDaysPerRead } = policy.slot;
    const read = (date: string, endDate?: string) => accepts(readSlots.query, { date, endDate });
    expect([read(at(1)), read(at(1), at(1)), read(at(2), at(1))]).toEqual([true, true, false]);
    const last = Temporal.PlainDate.from(at(1)).add({ days: maxDaysPerRead - 1 });
    expect(read(at(1), last.toString())).toBe(true);
    expect(read(at(1), last.add({ days: 1 }).toString())).toBe(false);
  });

  it('of many experts is asked of so many at once', () => {
    const one = '019aa000-0000-7000-8000-000000000001';
    const { maxProvidersPerBatch } = policy.slot;
    const read = (count: number) =>
      accepts(readSlotsBatch.body, { providerIds: Array(count).fill(one), date: at(1) });
    expect([read(0), read(1), read(maxProvidersPerBatch), read(maxProvidersPerBatch + 1)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('who somebody is', () => {
  it('a phone number has a plus and six digits of any script', () => {
    for (const [typed, read] of [
      ['+56 9 1234 5678', '+56 9 1234 5678'],
      [' +123456 ', '+123456'],
      ['＋５６９１２３４５６７８', '+56912345678'],
    ] as const)
      expect(phoneNumber.parse(typed)).toBe(read);
    for (const typed of ['56912345678', '+12345', '', '+', `+${'1'.repeat(40)}`, 'tel:+123456'])
      expect(accepts(phoneNumber, typed), typed).toBe(false);
  });

  it('a username is read in lower case, and has no dots or dashes at its ends or in a row', () => {
    expect(username.parse(' Camila.Rojas ')).toBe('camila.rojas');
    for (const name of ['abc', 'a-b', 'a1.b2-c3', 'x'.repeat(30)])
      expect(accepts(username, name), name).toBe(true);
    for (const name of ['ab', 'x'.repeat(31), '.abc', 'abc-', 'a..b', 'a.-b', 'año', 'a b', 'a/b'])
      expect(accepts(username, name), name).toBe(false);
  });

  it('a name is a word of any people, on one line, with no markup in it', () => {
    for (const name of ['Inés', '李', 'Nguyễn Văn A', "O'Neill", 'Œ', ' Ana '])
      expect(accepts(personName, name), name).toBe(true);
    for (const name of ['', ' ', '123', '<b>', 'a\nb', 'a\u202Eb', 'a\u0000', 'x'.repeat(81), '🙂'])
      expect(accepts(personName, name), JSON.stringify(name)).toBe(false);
  });

  it('an email address is one, of at most 254 characters', () => {
    expect(email.parse(' ines@example.com ')).toBe('ines@example.com');
    const long = (length: number) => `a@${`${'b'.repeat(60)}.`.repeat(5)}com`.padStart(length, 'a');
    for (const text of [
      'ines',
      '@example.com',
      'a@b',
      'a b@c.de',
      'a@c.de\nbcc: x@y.de',
      long(310),
    ])
      expect(accepts(email, text), text).toBe(false);
  });

  it('an id is a UUID and nothing beside it', () => {
    expect(accepts(id, '019aa000-0000-7000-8000-000000000001')).toBe(true);
    for (const text of ['', '1', "019aa000-0000-7000-8000-000000000001' or 1=1", '../x'])
      expect(accepts(id, text)).toBe(false);
  });
});

describe('an amount', () => {
  it('is a whole number of minor units in a currency that is taken', () => {
    for (const currency of currencies)
      expect(accepts(money, { amount: 1500, currency })).toBe(true);
    for (const amount of [1.5, '1500', Number.NaN, Infinity, null, 2 ** 53])
      expect(accepts(money, { amount, currency: 'USD' }), String(amount)).toBe(false);
    for (const currency of ['usd', 'XXX', '', null, 'toString'])
      expect(accepts(money, { amount: 1, currency }), String(currency)).toBe(false);
  });
});
