import { offeringPolicy } from '@puente/contract/policy/offering';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../test/bookings.ts';
import { anOffering } from '../../../test/experts.ts';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { OfferingForm } from './components/offering-form.tsx';
import { OwnOfferings } from './components/own-offerings.tsx';
import { Proposals } from './components/proposals.tsx';
import type { Offering } from './queries.ts';

type Language = 'en' | 'es';

const list = (offerings: Offering[], language: Language = 'en') =>
  stillOf(
    <OwnOfferings
      offerings={reply('GET /api/provider-offerings', { offerings, exchange: null }).offerings}
    />,
    language,
    { at: '/you/offerings' },
  );

const several = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    anOffering({ id: uuid(200 + at), name: `Course ${at + 1}` }),
  );

describe("an expert's packages and plans", () => {
  it('are none yet, with the way to the first', async () => {
    expect(headings(await list([]))).toEqual(['2 No packages or plans yet']);
    expect(addressOf(await list([]), 'Add a package or plan')).toBe('/you/offerings?edit=new');
    expect(headings(await list([], 'es'))).toHaveLength(1);
  });

  it('are sorted only where there is something to sort, and not past the ends', async () => {
    expect(controls(await list(several(1))).join()).not.toMatch(/Move/);
    const moves = find(await list(several(3)), 'button').filter((node) =>
      heard(node).startsWith('Move'),
    );
    expect(moves.map(heard)).toEqual([
      ...['Move “Course 1” up', 'Move “Course 1” down'],
      ...['Move “Course 2” up', 'Move “Course 2” down'],
      ...['Move “Course 3” up', 'Move “Course 3” down'],
    ]);
    const off = moves.map((node) => node.getAttribute('aria-disabled') === 'true');
    expect(off).toEqual([true, false, false, false, false, true]);
  });

  it('that are hidden say so, and can be shown', async () => {
    const hidden = await list([anOffering({ isEnabled: false })]);
    expect(wordsIn(hidden)).toContain('Hidden Only you see it.');
    expect(controls(hidden)).toContain('Show');
    expect(controls(await list([anOffering()]))).toContain('Hide');
    expect(wordsIn(await list([anOffering()]))).not.toContain('Only you see it.');
  });

  it('are counted in words, by number', async () => {
    const size = async (changes: Partial<Offering>, language: Language = 'en') =>
      wordsIn(await list([anOffering(changes)], language));
    expect(await size({ sessions: 2 })).toContain('Package · 2 sessions of 1 hr');
    const plan = { type: 'subscription', scheduling: null, durationMinutes: 45 } as const;
    expect(await size({ ...plan, sessions: 1 })).toContain(
      'Monthly plan · 1 session of 45 min each month',
    );
    expect(await size({ ...plan, sessions: 1 }, 'es')).toMatch(/1 sesión de 45 min/);
    expect(await size({ ...plan, sessions: 4 }, 'es')).toMatch(/4 sesiones de 45 min/);
  });

  it('can be added until there are as many as there may be', async () => {
    const { maxPerExpert } = offeringPolicy;
    expect(controls(await list(several(maxPerExpert - 1)))).toContain('Add a package or plan');
    const full = await list(several(maxPerExpert));
    expect(controls(full)).not.toContain('Add a package or plan');
    expect(wordsIn(full)).toContain(`You have ${maxPerExpert}, the most you can have.`);
  });
});

describe('the form of an offering', () => {
  const prices = {
    normalRate: usd(5000),
    prices: [
      { durationMinutes: 60 as const, price: usd(5000), firstBooking: null, ownCurrency: null },
    ],
  };
  const form = (offering: Offering | undefined, language: Language = 'en') =>
    stillOf(
      <OfferingForm
        edited={{ offering, proposal: undefined, category: 'careers' }}
        prices={prices}
        onSaved={() => undefined}
      />,
      language,
    );

  it('says what it does, in the currency of the prices', async () => {
    expect(controls(await form(undefined))).toContain('Add to my page');
    expect(controls(await form(anOffering()))).toContain('Save');
    expect(wordsIn(await form(undefined))).toContain('USD');
  });

  it('asks in Spanish, too, with nothing left out', async () => {
    expect(find(await form(undefined, 'es'), 'input').length).toBe(
      find(await form(undefined), 'input').length,
    );
    expect(wordsIn(await form(undefined, 'es'))).not.toContain('Add to my page');
  });
});

it('ideas are asked for by a tap, and nothing is there before', async () => {
  for (const language of ['en', 'es'] as const) {
    const markup = await stillOf(<Proposals onChange={() => undefined} />, language);
    expect(headings(markup)).toHaveLength(1);
    expect(controls(markup)).toHaveLength(1);
    expect(find(markup, 'li')).toEqual([]);
  }
});
