import { errorCatalogue, type ErrorCode } from '@puente/contract/errors';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

async function open() {
  openBrowser();
  const { ApiError } = await import('../../lib/api.ts');
  const { refusalsOf } = await import('./refusals.ts');
  const refused = (errorCode: ErrorCode) =>
    new ApiError(errorCatalogue[errorCode][0], { errorCode, message: '' }, 'unknown');
  const lost = () => new ApiError(0, null, 'offline');
  /** What a refusal is told as. */
  const told = (error: unknown) =>
    Object.entries(refusalsOf(error))
      .filter(([, value]) => Boolean(value))
      .map(([name]) => name);
  return { refusalsOf, refused, lost, told };
}

const codes = Object.keys(errorCatalogue) as ErrorCode[];

describe('a refusal of a quote or a booking', () => {
  it('is told as what it is about', async () => {
    const { refused, told } = await open();
    for (const [code, names] of [
      ['slot-taken', ['gone']],
      ['slot-unavailable', ['gone']],
      ['hold-limit-reached', ['hold']],
      ['hold-repeated', ['hold']],
      ['mode-not-offered', ['isWayGone']],
      ['office-gone', ['isWayGone']],
      ['address-not-in-area', ['address']],
      ['address-not-found', ['address']],
      ['own-calendar', ['isOwnCalendar', 'isPlain']],
      ['quote-expired', ['isPlain']],
      ['rates-too-old', ['isPlain']],
    ] as const)
      expect(told(refused(code)), code).toEqual(names);
  });

  it('is never told twice, nor not at all', async () => {
    const { refusalsOf, refused } = await open();
    for (const code of codes) {
      const { gone, hold, address, isWayGone, isPlain } = refusalsOf(refused(code));
      const ways = [gone, hold, address, isWayGone, isPlain].filter(Boolean);
      expect(ways, code).toHaveLength(1);
    }
  });

  it('is none where nothing was refused', async () => {
    const { told } = await open();
    expect(told(null)).toEqual([]);
    expect(told(undefined)).toEqual([]);
  });

  it('that never came from the server is told in plain words', async () => {
    const { told, lost } = await open();
    expect(told(lost())).toEqual(['isPlain']);
    expect(told(new Error('ours'))).toEqual(['isPlain']);
  });
});
