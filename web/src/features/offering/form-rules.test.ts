import { offeringData } from '@puente/contract/offering';
import { describe, expect, it } from 'vitest';
import { asData, asForm, blankForm, eachOf, problemsOf, type OfferingForm } from './form-rules.ts';

const form: OfferingForm = {
  ...blankForm,
  name: 'Five talks',
  description: 'Five meetings to prepare one talk.',
  price: '300',
  discounted: '270',
};

describe('the form of a package', () => {
  it('can be saved when it holds, and comes back as it was', () => {
    expect(problemsOf(form, 'USD')).toEqual({});
    const data = offeringData.parse(asData(form, 'USD', true));
    expect(data).toMatchObject({ price: { amount: 30_000 }, discountedPrice: { amount: 27_000 } });
    expect(asForm(data, 'en-US')).toEqual(form);
  });

  it.each([
    [{ name: ' a ' }, { name: 'nameShort' }],
    [{ description: 'short' }, { description: 'descriptionShort' }],
    [{ sessions: '1' }, { sessions: 'sessionsWrong' }],
    [{ sessions: 'five' }, { sessions: 'sessionsWrong' }],
    [{ type: 'subscription', sessions: '13' }, { sessions: 'sessionsWrong' }],
    [{ price: '', discounted: '' }, { price: 'priceMissing' }],
    [{ price: '4.99', discounted: '' }, { price: 'priceLow' }],
    [{ discounted: '4' }, { discounted: 'discountLow' }],
    [{ discounted: '300' }, { discounted: 'discountHigh' }],
    [{ discounted: 'less' }, { discounted: 'discountWrong' }],
  ] as const)('%j can not', (change, problems) => {
    expect(problemsOf({ ...form, ...change }, 'USD')).toEqual(problems);
  });

  it('tells what a meeting comes to while it is typed', () => {
    expect(eachOf(form, 'USD')).toBe(5400);
    expect(eachOf({ ...form, discounted: '' }, 'USD')).toBe(6000);
    expect(eachOf({ ...form, sessions: '' }, 'USD')).toBeNull();
  });

  it('of a plan is sent without a scheduling', () => {
    expect(asData({ ...form, type: 'subscription' }, 'USD', true).scheduling).toBeNull();
  });
});
