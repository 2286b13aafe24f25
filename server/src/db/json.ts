import type { ColumnType } from 'kysely';

/** A `jsonb` column: written as JSON text, read as a value that still has to be parsed. */
export type JsonColumn = ColumnType<unknown, string, string>;
