import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, isOutage, watchOutages } from './outage.ts';

function answer(code: string) {
  return Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });
}
function network(code: string) {
  return Object.assign(new Error(`connect ${code}`), { code });
}

describe('an error of the database', () => {
  it.each([
    ...[
      '57P01',
      '57P02',
      '57P03',
      '57P05',
      '08006',
      '08P01',
      '53300',
      '53100',
      '58030',
      '25006',
    ].map((code) => [code, answer(code)] as const),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'].map(
      (code) => [code, network(code)] as const,
    ),
    ...[
      'Connection terminated unexpectedly',
      'Connection terminated',
      'Connection terminated due to connection timeout',
      'timeout exceeded when trying to connect',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'Cannot use a pool after calling end on the pool',
    ].map((text) => [text, new Error(text)] as const),
    ['both addresses of a name', new AggregateError([network('ECONNREFUSED')])] as const,
  ])('%s is an outage', (_name, error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    ['a violated constraint', answer('23P01')],
    ['a deadlock', answer('40P01')],
    ['a cancelled statement', answer('57014')],
    ['a wrong statement', answer('42601')],
    ['a bug', new TypeError('undefined is not a function')],
    ['nothing', undefined],
  ])('%s is an answer', (_name, error) => {
    expect(isOutage(error)).toBe(false);
  });
});

describe('an outage', () => {
  it('is written down once when it begins and once when it is over', () => {
    const lines: unknown[][] = [];
    let now = 0;
    const watch = watchOutages(
      { warn: (...line: unknown[]) => void lines.push(line) } as never,
      () => now,
    );
    watch.answered();
    for (now = 0; now < 5000; now += 100)
      expect(watch.failed(network('ECONNREFUSED'))).toBeInstanceOf(DatabaseUnavailable);
    // One connection may answer while the others still find out.
    now = 4900 + 999;
    watch.answered();
    expect(lines).toHaveLength(1);
    now = 4900 + 1000;
    watch.answered();
    watch.answered();
    expect(lines[1]).toEqual([{ seconds: 4.9, failures: 50 }, 'database back']);
    expect(lines).toHaveLength(2);
  });

  it('leaves other errors as they are', () => {
    const watch = watchOutages({ warn: () => expect.unreachable() } as never);
    const error = answer('23505');
    expect(watch.failed(error)).toBe(error);
  });
});
