import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { channels, endpoints } from '../src/endpoints.ts';

// Whatever a call takes has an end: text, lists and numbers that nobody meant must not be kept,
// compared or multiplied.

type Shape = {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** Formats of one length, or nearly. */
const endingFormats = new Set(['uuid', 'date-time', 'date']);

/** A pattern that is anchored and repeats nothing without an end. */
function isEnding(pattern: string): boolean {
  return pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(pattern);
}

function endless(shape: Shape, path: string, defs: Record<string, Shape>): string[] {
  if (shape.$ref) return endless(defs[shape.$ref.split('/').at(-1) ?? ''] ?? {}, path, defs);
  const parts = [shape.anyOf, shape.oneOf, shape.allOf].flatMap((of) => of ?? []);
  const inner = [
    ...parts.flatMap((part) => endless(part, path, defs)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, of]) =>
      endless(of, `${path}.${name}`, defs),
    ),
    ...(shape.items ? endless(shape.items, `${path}[]`, defs) : []),
  ];
  return [...inner, ...(hasEnd(shape) ? [] : [path])];
}

function hasEnd({ type, format = '', pattern = '', ...shape }: Shape): boolean {
  if (shape.enum || shape.const !== undefined) return true;
  if (type === 'string')
    return shape.maxLength !== undefined || endingFormats.has(format) || isEnding(pattern);
  if (type === 'array') return shape.maxItems !== undefined;
  if (type === 'integer' || type === 'number') return shape.maximum !== undefined;
  return true;
}

const endlessIn = (schema: z.ZodType, path: string) => {
  const shape = shapeOf(schema);
  return endless(shape, path, shape.$defs ?? {});
};

/** Ends that the walk doesn't see: they are in a pipe, behind a coercion, or the whole body's. */
const known = [
  // `email` and `username` end behind their trim: see "who somebody is".
  /\.(?:email|invoiceEmail|username)$/,
  // One of four numbers, whatever was sent.
  /\.durationMinutes$/,
  // A report is cut by the server, and its body has a size of its own.
  /^POST \/api\/error-monitoring body\./,
  // Cards as the chat sent them: the body's size is their end, the message's number theirs.
  /newMessages\[\]\.recommendations\[\]/,
];

describe('every call', () => {
  const parts = endpoints.flatMap(({ method, path, ...endpoint }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema ? [[`${method} ${path} ${part}`, schema] as const] : [];
    }),
  );

  test.each(parts)('%s takes nothing without an end', (name, schema) => {
    const found = endlessIn(schema, name).filter((path) => !known.some((one) => one.test(path)));
    expect(found).toEqual([]);
  });

  test.each(channels.map(({ path, fromClient }) => [path, fromClient] as const))(
    '%s hears nothing without an end',
    (path, schema) => {
      expect(endlessIn(schema, path)).toEqual([]);
    },
  );

  it('of those that are known has an end all the same', () => {
    const long = 'a'.repeat(10_000);
    const takes = (call: string, body: unknown) =>
      endpoints.find(({ method, path }) => `${method} ${path}` === call)?.body?.safeParse(body)
        .success;
    expect(takes('PUT /api/profile', { email: `${long}@example.com` })).toBe(false);
    expect(takes('PUT /api/profile', { invoiceEmail: `${long}@example.com` })).toBe(false);
    expect(takes('PUT /api/profile', { username: long })).toBe(false);
    expect(takes('PUT /api/profile', { email: 'ines@example.com', username: 'ines' })).toBe(true);
    const crash = endpoints.find(({ path }) => path === '/api/error-monitoring');
    expect(crash?.maxBytes).toBeLessThanOrEqual(64 * 1024);
  });
});

describe('the walk itself', () => {
  it.each([
    [z.object({ a: z.string() }), ['x.a']],
    [z.object({ a: z.string().max(3) }), []],
    [z.object({ a: z.string().regex(/^\d+$/) }), ['x.a']],
    [z.object({ a: z.string().regex(/^\d{2}$/) }), []],
    [z.object({ a: z.string().regex(/\d{2}/) }), ['x.a']],
    [z.object({ a: z.array(z.uuid()) }), ['x.a']],
    [z.object({ a: z.array(z.string()).max(2) }), ['x.a[]']],
    [z.object({ a: z.number() }), ['x.a']],
    [z.object({ a: z.union([z.literal('b'), z.string()]).nullish() }), ['x.a']],
    [z.object({ a: z.enum(['b']), c: z.boolean(), d: z.uuid() }), []],
  ])('sees what has no end (%#)', (schema, paths) => {
    expect(endlessIn(schema, 'x')).toEqual(paths);
  });
});
