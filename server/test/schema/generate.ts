import { type Kysely, sql } from 'kysely';
import { type DatabaseMetadata, generate, IdentifierNode, PostgresDialect } from 'kysely-codegen';
import { format } from 'oxfmt';

/**
 * Texts whose values the contract lists, so that no check of the database repeats them. Money that
 * arrived, is owed back or posted has the currency that the card gateway named.
 */
const contractTypes: readonly { type: string; columns: RegExp }[] = [
  {
    type: 'Currency',
    columns: /^(?!refunds|ledger_).*\.(currency|(asked|rate)_currency|exchange_from)$/,
  },
  { type: 'Language', columns: /\.(client_)?language$/ },
];

/**
 * The TypeScript types of a migrated database, as `src/db/schema.ts` holds them. A text that a
 * check limits to a list is the union of what the list names.
 */
export async function generateSchema(db: Kysely<unknown>): Promise<string> {
  const dialect = new PostgresDialect({ dateParser: 'string', numericParser: 'number' });
  const scalars: Record<string, IdentifierNode> = dialect.adapter.scalars;
  scalars['timestamptz'] = new IdentifierNode('Temporal.Instant');
  scalars['int8'] = new IdentifierNode('number');
  scalars['jsonb'] = new IdentifierNode('JsonColumn');
  for (const { type } of contractTypes) scalars[type.toLowerCase()] = new IdentifierNode(type);
  const generated = await generate({
    db,
    dialect,
    postprocess: async ({ metadata }) => withUnions(metadata, await readListChecks(db)),
    customImports: {
      JsonColumn: './json.ts',
      ...Object.fromEntries(contractTypes.map(({ type }) => [type, '@puente/contract/policy'])),
    },
    excludePattern: 'graphile_worker.*',
    outFile: null,
  });
  const { code } = await format('schema.ts', generated, {
    printWidth: 100,
    singleQuote: true,
    trailingComma: 'all',
  });
  return code;
}

type ListCheck = { table: string; column: string; values: string[] };

/** The checks that limit one column to a list of texts. */
async function readListChecks(db: Kysely<unknown>): Promise<ListCheck[]> {
  const { rows } = await sql<{ table: string; column: string; definition: string }>`
    select c.conrelid::regclass::text as table, a.attname as column,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1
      and c.connamespace = 'public'::regnamespace`.execute(db);
  return rows.flatMap(({ table, column, definition }) => {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1];
    if (list === undefined) return [];
    return [
      { table, column, values: [...list.matchAll(/'([^']*)'::text/g)].map(([, v = '']) => v) },
    ];
  });
}

function withUnions(metadata: DatabaseMetadata, checks: ListCheck[]): DatabaseMetadata {
  for (const table of metadata.tables)
    for (const column of table.columns) {
      const check = checks.find((one) => one.table === table.name && one.column === column.name);
      const listed = contractTypes.find(({ columns }) =>
        columns.test(`${table.name}.${column.name}`),
      );
      if (listed && column.dataType === 'text') column.dataType = listed.type.toLowerCase();
      else if (check) column.enumValues = check.values;
    }
  return metadata;
}
