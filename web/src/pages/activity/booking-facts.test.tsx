import type { Booking } from '@puente/contract/booking';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, usd } from '../../../test/bookings.ts';
import { wordsOf } from '../../../test/still.tsx';
import { local } from '../../lib/storage.ts';
import { BookingFacts } from './booking-facts.tsx';

const santiago = 'America/Santiago';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00Z') });
  local.set('userConfig', { timeZone: santiago });
});
afterEach(() => {
  vi.useRealTimers();
  local.remove('userConfig');
});

function facts(changes: Partial<Booking>, zone = santiago, language: 'en' | 'es' = 'en') {
  return wordsOf(<BookingFacts booking={aBooking(changes)} zone={zone} />, language);
}

describe('the money of a meeting', () => {
  it('is one line once it is paid, and two until then', async () => {
    expect(await facts({})).toMatch(/Paid \$50\.00$/);
    expect(await facts({})).not.toContain('Price');
    const unpaid = await facts({ status: 'held', paid: usd(0) });
    expect(unpaid).toMatch(/Price \$50\.00 Paid \$0\.00$/);
    expect(await facts({ status: 'held', paid: usd(0) }, santiago, 'es')).toMatch(
      /Precio USD 50\.00 Pagado USD 0\.00$/,
    );
  });

  it('is free where it costs nothing, without an amount', async () => {
    const free = await facts({ price: usd(0), paid: usd(0) });
    expect(free).toMatch(/Price Free$/);
    expect(free).not.toContain('$');
  });

  it('says what lowered the price, by its name', async () => {
    const discount = { listPrice: usd(6000), amount: usd(1000) };
    const first = { ...discount, kind: 'first-booking', promoCode: null } as const;
    expect(await facts({ discount: first })).toContain('First meeting discount −$10.00 was $60.00');
    const promo = { ...discount, kind: 'promo', promoCode: 'SUMMER' } as const;
    expect(await facts({ discount: promo })).toContain('Code SUMMER −$10.00 was $60.00');
    expect(await facts({ discount: promo }, santiago, 'es')).toContain(
      'Código SUMMER −USD 10.00 antes USD 60.00',
    );
    expect(await facts({ discount: { ...first, amount: usd(0) } })).not.toContain('discount');
  });

  it('says what came back, by whose hand, and what is still owed', async () => {
    expect(await facts({ refunded: usd(4500) })).toContain(
      'Refunded $45.00 Banks take up to ten days to show it.',
    );
    expect(await facts({ refunded: usd(4500) })).not.toContain('outside these terms');
    expect(await facts({ refunded: usd(4500), refundedByHand: usd(500) })).toContain(
      'The Puente team refunded $5.00 of it, outside these terms.',
    );
    const owed = await facts({ refundOwed: usd(4500) });
    expect(owed).toContain('Still to be refunded $45.00');
    expect(owed).not.toContain('Banks');
    expect(await facts({})).not.toMatch(/refunded/i);
  });
});

describe('a session of what was bought together', () => {
  const session = (kind: 'package' | 'plan'): Partial<Booking> => ({
    partOf: { id: 'five', kind, name: 'Five talks' },
    sessionNumber: 2,
    sessionsTotal: 5,
  });

  it('has no price of its own', async () => {
    expect(await facts(session('package'))).toContain(
      "Package Session 2 of 5: it's part of the package and isn't paid for by itself.",
    );
    expect(await facts(session('plan'))).toContain('Plan Five talks Session 2 of 5 of a month');
    for (const kind of ['package', 'plan'] as const)
      expect(await facts(session(kind))).not.toContain('$');
  });

  it.each([
    ['returned', 'Another time can be picked for it.', 'Se le puede elegir otra hora.'],
    ['spent', 'It counts as used: it was canceled late.', 'Cuenta como usada: se canceló tarde.'],
  ] as const)('says what became of it: %s', async (credit, english, spanish) => {
    const cancelled = { ...session('package'), credit, cancelledBy: 'client' } as const;
    expect(await facts(cancelled)).toContain(english);
    expect(await facts(cancelled, santiago, 'es')).toContain(spanish);
    expect(await facts(session('package'))).not.toContain('What became of it');
  });
});

describe('why a meeting ended', () => {
  const reason = { status: 'cancelled', cancelReason: 'I am <ill>' } as const;

  it('names who cancelled, with their words', async () => {
    const by = (cancelledBy: NonNullable<Booking['cancelledBy']>) =>
      facts({ ...reason, cancelledBy });
    expect(await by('client')).toContain('Canceled By Ana I am <ill>');
    expect(await by('provider')).toContain('Canceled By Sunita I am <ill>');
    expect(await by('platform')).toContain('Canceled By Puente I am <ill>');
    expect(await facts({})).not.toContain('Canceled');
  });

  it('names an account that is deleted, instead of nobody', async () => {
    const gone = { id: 'x', name: '', lastName: '', profilePicture: null };
    const client = { ...reason, role: 'provider', client: gone, cancelledBy: 'client' } as const;
    expect(await facts(client)).toContain('Canceled By Deleted account I am <ill>');
    expect(await facts(client, santiago, 'es')).toContain('Cancelada Por Cuenta eliminada');
    const provider = { ...aBooking().provider, ...gone };
    expect(await facts({ ...reason, provider, cancelledBy: 'provider' })).toContain(
      'Canceled By Deleted account',
    );
  });
});

describe('the time of a meeting', () => {
  it('is said once where both read the same clock', async () => {
    const same = await facts({});
    expect(same).toContain('Thu, Dec 10, 10:00 AM Chile Time');
    expect(same).not.toContain('local time');
  });

  it("is said by the other side's clock, too, where it differs", async () => {
    const elsewhere = { providerTimezone: 'Asia/Kathmandu' };
    expect(await facts(elsewhere)).toMatch(
      /10:00 AM Chile Time .*Sunita's local time: Thu, Dec 10, 6:45 PM Nepal Time/,
    );
    expect(await facts({ ...elsewhere, role: 'provider' })).toContain(
      "In your calendar's time zone: Thu, Dec 10, 6:45 PM Nepal Time",
    );
    const provider = { ...aBooking().provider, name: '', lastName: '' };
    expect(await facts({ ...elsewhere, provider })).toContain("Deleted account's local time:");
  });

  it('is that of the place where they meet in person, with the own one below', async () => {
    local.set('userConfig', { timeZone: 'America/New_York' });
    const venue = {
      name: 'Studio',
      address: 'Av. Providencia 1000, Providencia',
      area: 'Providencia',
      region: 'Santiago',
      timezone: santiago,
    };
    const text = await facts({ mode: 'office', venue }, 'America/New_York');
    expect(text).toMatch(/When Thu, Dec 10, 10:00 AM Chile Time .*Your time: .*8:00 AM Eastern/);
    expect(text).toContain('Studio Av. Providencia 1000, Providencia Santiago');
    expect(text).not.toContain('local time');
  });

  it('keeps an address at home private, and says when it is gone', async () => {
    const venue = { name: null, area: 'Ñuñoa', region: 'Santiago', timezone: santiago };
    const home = await facts({ mode: 'home', venue: { ...venue, address: 'Irarrázaval 10' } });
    expect(home).toContain('Irarrázaval 10 Ñuñoa, Santiago Only the two of you see this address');
    const gone = await facts({ mode: 'home', venue: { ...venue, address: null } });
    expect(gone).toContain('The address was erased.');
  });
});
