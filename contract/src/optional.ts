import type { z } from 'zod';

/** A string of a request that can be left out; `null` is as if it weren't there (call-6). */
export function optional<S extends z.ZodType<string>>(schema: S) {
  return schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();
}
