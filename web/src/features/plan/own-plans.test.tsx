import { planStatus } from '@puente/contract/plan-terms';
import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, heard } from '../../../test/markup.ts';
import { aPlan } from '../../../test/plans.ts';
import { atMoment, screenOf } from '../../../test/screen.tsx';
import { OwnPlans } from './components/own-plans.tsx';
import { StopPlan } from './components/stop-plan.tsx';
import { ownPlansQuery, type Plan } from './queries.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const own = (plans: Plan[], language: Language = 'en') =>
  screenOf(<OwnPlans />, language, { known: [[ownPlansQuery.queryKey, { plans }]] });

describe('the own plans above the meetings', () => {
  it('take no room where there are none, or none that goes on', () => {
    expect(own([])).toBe('');
    expect(own([aPlan({ status: 'ended' }), aPlan({ id: 'p2', status: 'lapsed' })])).toBe('');
    expect(screenOf(<OwnPlans />, 'en')).toBe('');
  });

  it('name the other side, who may have left, and the state', () => {
    const [plan] = find(own([aPlan()]), 'li').map(heard);
    expect(plan).toBe('Every second week Sunita Active');
    expect(find(own([aPlan({ role: 'provider' })]), 'li').map(heard)[0]).toContain('Ana');
    const left = aPlan({ provider: { ...aPlan().provider, name: '', lastName: '' } });
    expect(find(own([left]), 'li').map(heard)[0]).toContain('Deleted account');
    expect(find(own([left], 'es'), 'li').map(heard)[0]).toContain('Cuenta eliminada');
    expect(addressOf(own([aPlan()]), 'Every second week Sunita Active')).toBe('/plan/plan-1');
  });
});

describe('stopping a plan', () => {
  const ways = (changes: Partial<Plan>, language: Language = 'en') =>
    controls(screenOf(<StopPlan plan={aPlan(changes)} />, language));

  it.each(planStatus.options)('that is %s is offered while it goes on, to both sides', (status) => {
    const goesOn = status === 'active' || status === 'past-due';
    for (const role of ['client', 'provider'] as const)
      expect(ways({ status, role, stoppedBy: null }).length).toBe(
        goesOn || (status === 'ending' && role === 'provider') ? 1 : 0,
      );
  });

  it('is taken back by the side that stopped it alone', () => {
    const ending = { status: 'ending' } as const;
    const taken = ways({ ...ending, role: 'client', stoppedBy: 'client' });
    expect(taken).toHaveLength(1);
    expect(taken).not.toEqual(ways({ status: 'active' }));
    expect(ways({ ...ending, role: 'client', stoppedBy: 'provider' })).toEqual([]);
    expect(ways({ ...ending, role: 'client', stoppedBy: 'client' }, 'es')).not.toEqual(taken);
    // An expert can still end at once what its client stops with the month.
    expect(ways({ ...ending, role: 'provider', stoppedBy: 'client' })).toEqual(
      ways({ status: 'active', role: 'provider' }),
    );
  });
});
