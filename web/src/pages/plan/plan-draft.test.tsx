import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { person } from '../../../test/people.ts';
import { local, tab } from '../../lib/storage.ts';
import { clearPlanDraft, keptAddress, type PlanChoice, usePlanDraft } from './plan-draft.ts';

afterEach(() => {
  clearPlanDraft();
  local.remove('userBookingInfo');
});

const ines = person('ines');

/** The page of a plan, opened on a day. */
function open({ user = ines, offeringId = 'plan-a', today = '2028-02-28' } = {}) {
  const drafts: ReturnType<typeof usePlanDraft>[] = [];
  function Page() {
    drafts.push(usePlanDraft(user, offeringId, Temporal.PlainDate.from(today)));
    return null;
  }
  renderToString(<Page />);
  return drafts.at(-1) ?? expect.unreachable();
}
const choose = (part: Partial<PlanChoice>, where?: Parameters<typeof open>[0]) =>
  open(where).change(part);

describe('what is chosen of a plan', () => {
  it('begins tomorrow, on 29 February, too, with what the account knows', () => {
    expect(open().choice).toMatchObject({
      weekdays: [],
      time: '',
      startDate: '2028-02-29',
      instead: {},
      person: { name: 'Inés', lastName: 'Soto', email: 'ines@example.com' },
    });
    expect(open({ today: '2027-12-31' }).choice.startDate).toBe('2028-01-01');
  });

  it('takes what this device knows of somebody whose account is new', () => {
    local.set('userBookingInfo', { name: 'Ana', lastName: 'Rojas', email: 'ana@example.com' });
    const user = person('new', { name: '', lastName: '', email: null });
    expect(open({ user }).choice.person).toEqual({
      name: 'Ana',
      lastName: 'Rojas',
      email: 'ana@example.com',
    });
    // What the account knows stands above it.
    expect(open().choice.person.name).toBe('Inés');
  });

  it('is there again after a reload', () => {
    choose({ weekdays: [1, 4], time: '10:00', startDate: '2028-03-06' });
    expect(open().choice).toMatchObject({
      weekdays: [1, 4],
      time: '10:00',
      startDate: '2028-03-06',
    });
  });

  it('of another person or another plan is not', () => {
    choose({ weekdays: [1], time: '10:00' });
    for (const where of [{ user: person('paul') }, { offeringId: 'plan-b' }])
      expect(open(where).choice).toMatchObject({ weekdays: [], time: '' });
  });

  it('begins tomorrow again where its first day has passed, and keeps the rest', () => {
    choose({ weekdays: [1], startDate: '2028-03-01' });
    expect(open({ today: '2028-03-01' }).choice.startDate).toBe('2028-03-01');
    const late = open({ today: '2028-03-02' }).choice;
    expect(late).toMatchObject({ weekdays: [1], startDate: '2028-03-03' });
  });

  it('is gone once it is bought', () => {
    choose({ weekdays: [1] });
    clearPlanDraft();
    expect(open().choice.weekdays).toEqual([]);
    expect(tab.get('planDraft')).toBeNull();
  });
});

describe('the address of a home', () => {
  it('that is typed meanwhile stays when something else is chosen', () => {
    choose({ weekdays: [1] });
    const page = open();
    keptAddress.keep({ text: 'Irarrázaval 10', areaId: 'nunoa', regionId: 'cl' });
    page.change({ time: '10:00' });
    expect(keptAddress.read()).toEqual({ text: 'Irarrázaval 10', areaId: 'nunoa', regionId: 'cl' });
    expect(open().choice).toMatchObject({ weekdays: [1], time: '10:00' });
  });

  it('belongs to what is chosen, and goes with it', () => {
    choose({ weekdays: [1] });
    keptAddress.keep({ text: 'Irarrázaval 10' });
    clearPlanDraft();
    expect(keptAddress.read()).toBeUndefined();
  });
});
