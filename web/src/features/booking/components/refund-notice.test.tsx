import type { Booking } from '@puente/contract/booking';
import type { RefundTerms } from '@puente/contract/refund-terms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, usd } from '../../../../test/bookings.ts';
import { stillOf, wordsOf } from '../../../../test/still.tsx';
import { RefundNotice } from './refund-notice.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00Z') }));
afterEach(() => void vi.useRealTimers());

const until = '2026-12-08T13:00:00Z';

function terms(refund: number, changes: Partial<RefundTerms> = {}): Partial<Booking> {
  return {
    cancellation: { rule: 'standard', basisPoints: 9000, refund: usd(refund), until, ...changes },
  };
}
const notice = (changes: Partial<Booking>) => (
  <RefundNotice booking={aBooking(changes)} zone="America/Santiago" />
);
const english = (changes: Partial<Booking>) => wordsOf(notice(changes), 'en');
const spanish = (changes: Partial<Booking>) => wordsOf(notice(changes), 'es');

describe('before a meeting is cancelled its client reads', () => {
  it('how much of what was paid comes back, and until when that holds', async () => {
    expect(await english(terms(4500))).toBe(
      "You'll get a refund of $45.00 of the $50.00 you paid. " +
        'This holds until Tue, Dec 8 at 10:00 AM (Chile Time).',
    );
    expect(await spanish(terms(4500))).toBe(
      'Te devolvemos USD 45.00 de los USD 50.00 que pagaste. ' +
        'Esto vale hasta el martes 8 de diciembre a las 10:00 (hora de Chile).',
    );
  });

  it('that all of it comes back', async () => {
    expect(await english(terms(5000, { until: null }))).toBe("You'll get a full refund: $50.00.");
    expect(await spanish(terms(5000, { until: null }))).toBe('Te devolvemos todo: USD 50.00.');
  });

  it('that nothing comes back, in the colour of a warning', async () => {
    const none = terms(0, { rule: 'close-to-start', until: null });
    expect(await english(none)).toBe(
      "There's no refund of the $50.00 you paid: the meeting is too close.",
    );
    expect(await spanish(none)).toContain('No hay devolución de los USD 50.00');
    expect((await stillOf(notice(none), 'en')).innerHTML).toContain('warning');
    expect((await stillOf(notice(terms(4500)), 'en')).innerHTML).not.toContain('warning');
  });

  it('that a free meeting has nothing to refund, and no date for it', async () => {
    const free = { ...terms(0), price: usd(0), paid: usd(0) };
    expect(await english(free)).toBe("Nothing was paid, so there's nothing to refund.");
    expect((await stillOf(notice(free), 'en')).innerHTML).not.toContain('warning');
  });

  it('what came back before, apart from what comes now', async () => {
    const text = await english({ ...terms(3000), refunded: usd(2000) });
    expect(text).toContain('a refund of $30.00 of the $50.00 you paid.');
    expect(text).toContain('$20.00 has been refunded already.');
  });

  it('that all is back already, and nothing else', async () => {
    const back = { ...terms(0), refunded: usd(5000) };
    expect(await english(back)).toBe('All of the $50.00 has been refunded already.');
    expect(await spanish(back)).toBe('Ya devolvimos el total de USD 50.00.');
    expect((await stillOf(notice(back), 'en')).innerHTML).not.toContain('warning');
  });

  it('amounts in pesos without decimals', async () => {
    const clp = (amount: number) => ({ amount, currency: 'CLP' as const });
    const pesos = {
      ...{ paid: clp(20_000), refunded: clp(0) },
      cancellation: { rule: 'standard', basisPoints: 9000, refund: clp(18_000), until: null },
    } as const;
    expect(await english(pesos)).toContain('CLP 18,000 of the CLP 20,000');
  });

  it('nothing where it can not be cancelled', async () => {
    expect(await english({ cancellation: null })).toBe('');
  });
});

describe('its expert reads', () => {
  const asExpert = { role: 'provider' as const };

  it("that the client gets all back, and that it isn't theirs to get", async () => {
    const all = { ...terms(5000, { rule: 'provider-cancelled', until: null }), ...asExpert };
    expect(await english(all)).toBe('Ana Soto gets a full refund: $50.00.');
    expect(await spanish(all)).toBe('Le devolvemos todo a Ana Soto: USD 50.00.');
  });

  it('what is left of it after an earlier refund', async () => {
    const rest = { ...terms(3000, { until: null }), ...asExpert, refunded: usd(2000) };
    expect(await english(rest)).toBe(
      'Ana Soto gets a refund of $30.00 of $50.00. $20.00 has been refunded already.',
    );
  });

  it('that the client has left, where the account is deleted', async () => {
    const client = { id: 'ana', name: '', lastName: '', profilePicture: null };
    const all = { ...terms(5000, { until: null }), ...asExpert, client };
    expect(await english(all)).toBe('Deleted account gets a full refund: $50.00.');
  });
});

describe('of a session of a package', () => {
  const credit = (rule: 'credit-returns' | 'credit-spent') =>
    terms(0, { rule, basisPoints: 0, until: null });

  it('no refund is spoken of while another time can be picked', async () => {
    const returns = credit('credit-returns');
    expect(await english(returns)).toBe(
      'You can pick another time for this session. Nothing is refunded to the card.',
    );
    expect((await stillOf(notice(returns), 'en')).innerHTML).not.toContain('warning');
    expect(await english({ ...returns, role: 'provider' })).toMatch(/^Ana.* can pick another time/);
  });

  it('one that is spent is warned of', async () => {
    const spent = credit('credit-spent');
    expect(await english(spent)).toContain('it counts as used');
    expect(await spanish(spent)).toContain('cuenta como usada');
    expect((await stillOf(notice(spent), 'en')).innerHTML).toContain('warning');
  });
});
