import { planStatus } from '@puente/contract/plan-terms';
import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, heard } from '../../../test/reading.ts';
import { atMoment } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { aPlan } from '../../../test/plans.ts';
import { OwnPlans } from './components/own-plans.tsx';
import { StopPlan } from './components/stop-plan.tsx';
import { ownPlansQuery, type Plan } from './queries.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const own = (plans: Plan[], language: Language = 'en') =>
  stillOf(<OwnPlans />, language, { known: [[ownPlansQuery.queryKey, { plans }]] });

describe('the own plans above the meetings', () => {
  it('take no room where there are none, or none that goes on', async () => {
    expect((await own([])).innerHTML).toBe('');
    expect(
      (await own([aPlan({ status: 'ended' }), aPlan({ id: 'p2', status: 'lapsed' })])).innerHTML,
    ).toBe('');
    expect((await stillOf(<OwnPlans />, 'en')).innerHTML).toBe('');
  });

  it('name the other side, who may have left, and the state', async () => {
    const [plan] = find(await own([aPlan()]), 'li').map(heard);
    expect(plan).toBe('Every second week Sunita Active');
    expect(find(await own([aPlan({ role: 'provider' })]), 'li').map(heard)[0]).toContain('Ana');
    const left = aPlan({ provider: { ...aPlan().provider, name: '', lastName: '' } });
    expect(find(await own([left]), 'li').map(heard)[0]).toContain('Deleted account');
    expect(find(await own([left], 'es'), 'li').map(heard)[0]).toContain('Cuenta eliminada');
    expect(addressOf(await own([aPlan()]), 'Every second week Sunita Active')).toBe('/plan/plan-1');
  });
});

describe('stopping a plan', () => {
  const ways = async (changes: Partial<Plan>, language: Language = 'en') =>
    controls(await stillOf(<StopPlan plan={aPlan(changes)} />, language));

  it.each(planStatus.options)(
    'that is %s is offered while it goes on, to both sides',
    async (status) => {
      const goesOn = status === 'active' || status === 'past-due';
      for (const role of ['client', 'provider'] as const)
        expect((await ways({ status, role, stoppedBy: null })).length).toBe(
          goesOn || (status === 'ending' && role === 'provider') ? 1 : 0,
        );
    },
  );

  it('is taken back by the side that stopped it alone', async () => {
    const ending = { status: 'ending' } as const;
    const taken = await ways({ ...ending, role: 'client', stoppedBy: 'client' });
    expect(taken).toHaveLength(1);
    expect(taken).not.toEqual(await ways({ status: 'active' }));
    expect(await ways({ ...ending, role: 'client', stoppedBy: 'provider' })).toEqual([]);
    expect(await ways({ ...ending, role: 'client', stoppedBy: 'client' }, 'es')).not.toEqual(taken);
    // An expert can still end at once what its client stops with the month.
    expect(await ways({ ...ending, role: 'provider', stoppedBy: 'client' })).toEqual(
      await ways({ status: 'active', role: 'provider' }),
    );
  });
});
