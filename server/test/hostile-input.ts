import type { Endpoint } from '@puente/contract/endpoint';
import { claimedIdentity } from '@puente/contract/ids';
import fc from 'fast-check';
import { z } from 'zod';

/** What a schema says of a value, as JSON Schema has it. */
type Shape = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  examples?: unknown[];
  $ref?: string;
  $defs?: Record<string, Shape>;
};

/** Texts that broke programs before: quotes, signs of patterns, names of every object, edges. */
const nastyTexts = [
  '',
  ' ',
  "'; drop table users; --",
  '%',
  String.raw`_\%`,
  '"><script>alert(1)</script>',
  '../../../etc/passwd',
  '%2e%2e%2f',
  '\u202Egnp.exe',
  'a\u0000b',
  '\uD800',
  '💥'.repeat(40),
  'e\u0301'.repeat(60),
  'İıſK',
  '٠١٢٣٤٥',
  '2027-02-29',
  '2028-02-29',
  '9999-12-31T23:59:59.999999999Z',
  '0000-00-00T00:00:00Z',
  '24:00',
  '23:60',
  'Etc/GMT+14',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-0',
  '1e999',
  'null',
  'x'.repeat(5000),
];

const nastyNumbers = [0, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 + 1, 1e21, -1e308, 61];

const nastyValues = [null, true, [], {}, [[]], { length: -1 }, [null], { $ne: null }];

const nasty: fc.Arbitrary<unknown> = fc.constantFrom(
  ...nastyTexts,
  ...nastyNumbers,
  ...nastyValues,
);

const nobody = '6d1f6d9a-0000-4000-8000-5b1d0c0ffee0';

const plain = 'Plain words about a meeting, a craft and mornings from 9 to 12 for 40 dollars. ';

/** Values that a schema can't tell, by the name of their field. */
const byName: Record<string, unknown[]> = {
  phoneNumber: ['+56911112222'],
  phone: ['+56911112222', '56911112222'],
  timezone: ['America/Santiago', 'UTC'],
  date: ['2026-12-24', '2028-02-29'],
  startDate: ['2026-12-07'],
  from: ['2026-12-07', '2026-12-07T10:00:00Z', 'USD'],
  start: ['2026-12-24T10:00:00Z', '09:00'],
  end: ['2026-12-24T11:00:00Z', '17:00'],
  durationMinutes: [60, 30],
  code: ['123456', 'SUMMER-10'],
  country: ['CL'],
};

type Known = { defs: Record<string, Shape>; ids: readonly string[] };

/** A value of the shape, as far as the shape says what its values are. */
function ofShape(shape: Shape, known: Known, name = ''): fc.Arbitrary<unknown> {
  const inside = (one: Shape) => ofShape(one, known, name);
  const named = byName[name];
  if (named && shape.type !== 'object') return fc.constantFrom(...named);
  const choices = shape.anyOf ?? shape.oneOf;
  if (shape.$ref) return inside(known.defs[shape.$ref.split('/').at(-1) ?? ''] ?? {});
  if (choices) return fc.oneof(...choices.map(inside));
  if (shape.allOf) return inside(Object.assign({}, ...shape.allOf) as Shape);
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.type === 'object') return ofObject(shape, known);
  if (shape.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 2 } = shape;
    return fc.array(inside(items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 2)),
    });
  }
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'integer' || shape.type === 'number') return ofNumber(shape);
  return shape.type === 'string' ? ofText(shape, known) : nasty;
}

function ofNumber({ minimum, exclusiveMinimum = -1, maximum }: Shape): fc.Arbitrary<number> {
  const least = Math.max(minimum ?? exclusiveMinimum + 1, -100_000);
  return fc.integer({ min: least, max: Math.max(Math.min(maximum ?? 6000, 50_000), least) });
}

function ofText(shape: Shape, { ids }: Known): fc.Arbitrary<unknown> {
  if (shape.format === 'uuid') return fc.constantFrom(nobody, ...ids);
  if (shape.format === 'date-time')
    return fc.constantFrom('2026-12-24T10:00:00Z', '2026-12-01T08:00:00-04:00');
  if (shape.format === 'email') return fc.constantFrom('a@example.org', "o'neill@example.org");
  if (shape.format === 'uri') return fc.constant('https://example.org/');
  if (shape.examples) return fc.constantFrom(...shape.examples);
  if (shape.pattern && shape.pattern.length < 60)
    return fc.stringMatching(new RegExp(shape.pattern, 'u'));
  const { minLength = 0, maxLength = 200 } = shape;
  const length = Math.min(Math.max(minLength, 12), maxLength);
  return fc.constantFrom(plain.repeat(100).slice(0, length), ...ids);
}

function ofObject({ properties = {}, required = [] }: Shape, known: Known) {
  // Who claims to be somebody else is refused before anything else is looked at.
  const fields = Object.entries(properties)
    .filter(([name]) => !(name in claimedIdentity) || required.includes(name))
    .map(([name, one]) => [name, ofShape(one, known, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** The same value with one place of it replaced, if it has any. */
function spoil(value: unknown, place: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const key = keys[place % keys.length] ?? '';
  const inside = (value as Record<string, unknown>)[key];
  const isDeep = typeof inside === 'object' && inside !== null && place % 2 === 0;
  const spoilt = isDeep ? spoil(inside, Math.floor(place / 2), by) : by;
  return Array.isArray(value) ? value.with(Number(key), spoilt) : { ...value, [key]: spoilt };
}

function inputOf(schema: z.ZodType | undefined, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const fine = ofShape(shape, { defs: shape.$defs ?? {}, ids });
  const spoilt = fc
    .tuple(fine, fc.nat(40), nasty)
    .map(([value, place, by]) => (value === undefined ? value : spoil(value, place, by)));
  return fc.oneof(fine, spoilt);
}

/** What somebody sends who knows the description of a call, and half of the time one wrong thing. */
export function hostileInput(endpoint: Endpoint, ids: readonly string[]) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const segment = fc.constantFrom(
    nobody,
    ...ids,
    ...nastyTexts.filter((text) => text.isWellFormed()),
  );
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, segment]))),
    query: inputOf(endpoint.query, ids),
    body: inputOf(endpoint.body, ids),
  });
}
