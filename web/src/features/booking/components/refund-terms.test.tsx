import type { Language } from '@puente/contract/policy/language';
import { refundPolicy } from '@puente/contract/policy/booking';
import { packagePolicy } from '@puente/contract/policy/package';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsOf } from '../../../../test/still.tsx';
import { PackageTerms } from './package-terms.tsx';
import { RefundTerms } from './refund-terms.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00Z') }));
afterEach(() => void vi.useRealTimers());

const day = 24 * 3_600_000;
const partBasisPoints = refundPolicy.otherwiseBasisPoints;

function terms(
  language: Language,
  policy: { fullUntil: string | null; partUntil: string | null },
  zone = 'America/Santiago',
) {
  return wordsOf(
    <RefundTerms policy={{ ...policy, partBasisPoints }} zone={zone} providerName="Sunita" />,
    language,
  );
}

const full = '2026-12-02T12:00:00Z';
const part = '2026-12-08T13:00:00Z';

describe('the refund before paying', () => {
  it('names all three stretches, each with its end and its share', async () => {
    const both = { fullUntil: full, partUntil: part };
    expect(await terms('en', both)).toBe(
      'If plans change Free cancellation until tomorrow at 9:00 AM (Chile Time). After that, you ' +
        'get a 90% refund until Tue, Dec 8 at 10:00 AM (Chile Time). After that there is no refund. ' +
        "If Sunita cancels or doesn't come, you get a full refund.",
    );
    expect(await terms('es', both)).toBe(
      'Si cambian los planes Cancela gratis hasta mañana a las 09:00 (hora de Chile). Después, hasta ' +
        'el martes 8 de diciembre a las 10:00 (hora de Chile), te devolvemos el 90 %. Después no hay devolución. Si ' +
        'Sunita cancela o no llega, te devolvemos todo.',
    );
  });

  it('promises nothing free where the first stretch is over', async () => {
    const partly = { fullUntil: null, partUntil: part };
    expect(await terms('en', partly)).toContain(
      'Cancel until Tue, Dec 8 at 10:00 AM (Chile Time) for a',
    );
    expect(await terms('en', partly)).not.toMatch(/free|after that, you/i);
    expect(await terms('es', partly)).toContain(
      'Si cancelas hasta el martes 8 de diciembre a las 10:00 (hora de Chile), te',
    );
    expect(await terms('es', partly)).not.toMatch(/gratis|Después, hasta/);
  });

  it('promises no part where it goes from all to nothing', async () => {
    const short = { fullUntil: full, partUntil: null };
    expect(await terms('en', short)).not.toContain('%');
    expect(await terms('en', short)).toContain('After that there is no refund.');
    expect(await terms('es', short)).not.toContain('%');
    expect(await terms('es', short)).toContain('Después no hay devolución.');
  });

  it('says that there is none at all, but for the expert who cancels', async () => {
    const none = { fullUntil: null, partUntil: null };
    expect(await terms('en', none)).toBe(
      "If plans change The meeting is so close that there's no refund if you cancel. If Sunita " +
        "cancels or doesn't come, you get a full refund.",
    );
    expect(await terms('es', none)).toContain('si cancelas, no hay devolución. Si Sunita cancela');
  });

  it('says its ends by the clocks that are shown, over the night of 29 February, too', async () => {
    const leap = { fullUntil: null, partUntil: '2028-03-01T02:30:00Z' };
    expect(await terms('en', leap)).toContain('Tue, Feb 29, 2028 at 11:30 PM (Chile Time)');
    expect(await terms('en', leap, 'Asia/Kathmandu')).toContain(
      'Wed, Mar 1, 2028 at 8:15 AM (Nepal Time)',
    );
  });

  it('tells the two hours of the night apart in which clocks go back', async () => {
    const [before, after] = ['2027-04-04T02:30:00Z', '2027-04-04T03:30:00Z'];
    expect(await terms('es', { fullUntil: before, partUntil: after })).toMatch(
      /el sábado 3 de abril de 2027 a las 23:30 GMT-3 .*el sábado 3 de abril de 2027 a las 23:30 GMT-4 /,
    );
  });

  it('holds for as long as it is read: a moment that has passed is said with its day', async () => {
    vi.setSystemTime(Date.parse(full) + day);
    expect(await terms('en', { fullUntil: full, partUntil: part })).toContain(
      'until yesterday at 9:00 AM',
    );
  });
});

describe('the terms of a package', () => {
  const { fullWithinHoursOfBooking: wholeWithin, fullUntilHoursBeforeStart: latest } = refundPolicy;
  const { creditUntilHoursBeforeStart: before, creditWithinHoursOfPlacing: within } = packagePolicy;

  it('are the numbers that the server goes by, of a session and of the whole', async () => {
    const english = await wordsOf(<PackageTerms name="Sunita" />, 'en');
    expect(english).toContain(`Cancel a session ${before} hours or more before it starts`);
    expect(english).toContain(`within ${within} hours of picking its time and ${latest} hours`);
    expect(english).toContain(`Cancel the whole package within ${wholeWithin} hours`);
    expect(english).toContain(
      `After that ${partBasisPoints / 100}% of each session without a time or at least ` +
        `${refundPolicy.noneWithinHoursOfStart} hours ahead.`,
    );
    expect(english).toContain(`within ${packagePolicy.validMonths} months of buying`);
  });

  it('say the same in Spanish', async () => {
    const spanish = await wordsOf(<PackageTerms name="Sunita" />, 'es');
    expect(spanish).toContain(`Si cancelas una sesión ${before} horas o más antes`);
    expect(spanish).toContain(`hasta ${within} horas después de elegir su hora y ${latest} horas`);
    expect(spanish).toContain(`todo el paquete dentro de ${wholeWithin} horas`);
    expect(spanish).toContain(`el ${partBasisPoints / 100} % de cada sesión sin hora`);
    expect(spanish).toContain(`dentro de ${packagePolicy.validMonths} meses`);
  });
});
