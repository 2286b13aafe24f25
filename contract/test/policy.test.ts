import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { currencies, currencyDigits, largestPrice, minimumPrices, policy } from '../src/policy.ts';
import { currencyOfRegion, regionsOf } from '../src/policy/currency.ts';
import { isPageAddress } from '../src/policy/pages.ts';

// Every number is kept once, and told to people once more in docs/product.md: the two must agree, and
// the numbers with each other.

const page = readFileSync('docs/product.md', 'utf8');

/** The text of a rule, on one line. */
function rule(id: string): string {
  const [, text] = new RegExp(`^- \\*\\*${id}\\*\\*((?:.|\\n(?!- |\\n|#))*)`, 'm').exec(page) ?? [];
  expect(text, `${id} is not in docs/product.md`).toBeDefined();
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

const percent = (basisPoints: number) => basisPoints / 100;
const { auth, booking, refund, fee, moving, partner, plan, place, problem, promo, review } = policy;
const { package: bundle, invitation, link, offering, profile, cancelling, slot, rates } = policy;

const told: [id: string, words: string][] = [
  ['session-1', `valid ${auth.sessionDays} days`],
  ['session-7', `${auth.signInLinkMinutes} minutes`],
  ['session-8', `${auth.replacedTokenSeconds} s longer`],
  ['session-8', `within ${auth.renewalGraceDays} day`],
  ['code-1', `${auth.codeLength} digits`],
  ['code-1', `live ${auth.codeLifetimeMinutes} minutes`],
  ['code-1', `allow ${auth.codeMaxTries} tries`],
  ['code-1', `after ${auth.codeResendSeconds} s`],
  ['code-2', `${auth.codeSendsPerPhonePerHour} codes an hour per phone`],
  ['code-2', `${auth.codeSendsPerAddressPerHour} per address`],
  ['code-4', `at least ${policy.phone.minDigits} digits`],
  ['error-3', `for ${policy.idempotency.keyHours} h`],
  ['partner-3', `kept ${partner.configCacheMinutes} minutes`],
  ['face-1', `name (${partner.nameMaxLength} characters)`],
  ['face-1', `slug (${partner.slug.min} to ${partner.slug.max} letters`],
  ['face-1', `welcome (${partner.welcomeMaxLength},`],
  ['face-1', `up to ${partner.maxLinks} links`],
  ['face-1', `up to ${partner.maxFields} fields`],
  ['face-3', `for ${partner.formerDays} days`],
  ['face-3', `at most ${partner.maxFormer} are kept`],
  ['face-7', `${partner.logoSize} pixels`],
  [
    'application-2',
    `reason of ${partner.reasonMinLength} to ${partner.reasonMaxLength} characters`,
  ],
  ['share-1', `counts ${partner.shareNoticeDays} days after`],
  ['manager-1', `within ${partner.managerInvitationDays} days`],
  ['manager-1', `at most ${partner.maxManagers} a partner`],
  ['desk-2', `for ${partner.overviewMonths} months`],
  ['profile-1', `expertise ${profile.minLength.expertise}`],
  ['profile-1', `about me ${profile.minLength.aboutMe}`],
  ['profile-1', `challenge story ${profile.minLength.challengeStory}`],
  ['quote-1', `for ${booking.quoteMinutes} minutes`],
  ['package-3', `reserved for ${booking.holdMinutes} minutes`],
  ['promo-2', `${promo.percent.min} to ${promo.percent.max} %`],
  ['promo-2', `${promo.code.min} to ${promo.code.max} letters`],
  ['promo-2', `${promo.usesPerPerson.default} to ${promo.usesPerPerson.max} uses a person`],
  ['rate-1', `older than ${rates.markedAfterDays} days`],
  ['rate-1', `older than ${rates.usableDays} days`],
  ['fee-1', `${percent(fee.unverifiedPlatformBasisPoints)} % goes to the platform`],
  ['fee-1', `platform ${percent(fee.verifiedPlatformBasisPoints)} %`],
  ['fee-1', `set ${fee.platformRangeBasisPoints.map(percent).join(' to ')})`],
  ['fee-1', `partner ${percent(fee.partnerBasisPoints)} %`],
  ['fee-1', `set ${fee.partnerRangeBasisPoints.map(percent).join(' to ')})`],
  ['refund-2', `Within ${refund.fullWithinHoursOfBooking} h of booking`],
  ['refund-2', `at least ${refund.fullUntilHoursBeforeStart} h before`],
  ['refund-3', `Less than ${refund.noneWithinHoursOfStart} h before`],
  ['refund-4', `Otherwise ${percent(refund.otherwiseBasisPoints)} %`],
  ['refund-6', `until ${cancelling.goodwillDays} days after`],
  ['cancel-1', `last ${cancelling.rateDays} days`],
  ['package-1', `at least ${bundle.creditUntilHoursBeforeStart} h before`],
  ['package-1', `within ${bundle.creditWithinHoursOfPlacing} h of placing it`],
  ['package-1', `${bundle.creditLatestHoursBeforeStart} h before, both ends included`],
  ['package-4', `valid ${bundle.validMonths} months`],
  ['package-4', `told ${bundle.noticeDaysBeforeEnd.join(' and ')} days before`],
  ['plan-1', `today to ${plan.startWithinDays} days ahead`],
  ['plan-2', `At least ${plan.weeksInEachPeriod} occurrences`],
  ['plan-4', `at ${plan.chargeHour}:00`],
  ['plan-5', `valid ${plan.creditValidDays} days`],
  [
    'plan-6',
    `after ${plan.retryAfterDays.slice(0, -1).join(', ')} and ${plan.retryAfterDays.at(-1)} days`,
  ],
  ['plan-6', `given back ${plan.releaseHoursBeforeStart} h before`],
  ['link-1', `for ${link.formerDays} days`],
  ['link-1', `most ${link.maxFormer} are kept`],
  ['invite-1', `${invitation.friend.perMonth} links a calendar month`],
  ['invite-1', `${invitation.friend.days} days`],
  ['invite-2', `1 to ${invitation.partner.maxUses} people`],
  [
    'invite-2',
    `${invitation.partner.minDays} to ${invitation.partner.maxDays} days (${invitation.partner.days})`,
  ],
  ['invite-2', `newest ${invitation.maxListed}`],
  ['invite-4', `${invitation.looksPerMinute} looks a minute`],
  ['place-3', `up to ${place.maxOffices} offices`],
  ['place-4', `for ${place.gazetteerTimeoutMs / 1000} s`],
  ['place-5', `${place.travelMinutes.min} to ${place.travelMinutes.max} minutes`],
  ['place-5', `${place.travelMinutes.default} by default`],
  ['place-6', `erased ${place.homeAddressKeptDays} days after`],
];

describe('the rules of the product', () => {
  test.each(told)('%s says: %s', (id, words) => {
    expect(rule(id)).toContain(words);
  });

  it('name the smallest and the largest price of every currency', () => {
    for (const currency of currencies) {
      const major = minimumPrices[currency] / 10 ** currencyDigits[currency];
      expect(rule('money-3')).toContain(`${currency} ${major}`);
    }
    const large = (currency: 'USD' | 'CLP') =>
      (largestPrice(currency) / 10 ** currencyDigits[currency]).toLocaleString('en');
    expect(rule('money-5')).toContain(`USD ${large('USD')}, CLP ${large('CLP')}`);
  });
});

describe('numbers that must fit each other', () => {
  it('refunds become smaller towards the start, and never more than was paid', () => {
    expect(refund.fullUntilHoursBeforeStart).toBeLessThan(refund.noneWithinHoursOfStart);
    expect(refund.otherwiseBasisPoints).toBeLessThan(10_000);
    for (const basisPoints of Object.values(problem.silenceBasisPoints))
      expect(basisPoints).toBeLessThanOrEqual(10_000);
  });

  it('credits and moves follow the ladder of refunds', () => {
    expect(bundle.creditUntilHoursBeforeStart).toBe(refund.noneWithinHoursOfStart);
    expect(bundle.creditWithinHoursOfPlacing).toBe(refund.fullWithinHoursOfBooking);
    expect(bundle.creditLatestHoursBeforeStart).toBe(refund.fullUntilHoursBeforeStart);
    expect(moving.atOnceUntilHoursBefore).toBe(refund.noneWithinHoursOfStart);
  });

  it('earnings wait as long as something can be reported or refunded', () => {
    const { availableDaysAfterSession } = policy.payout;
    expect(cancelling.goodwillDays).toBe(availableDaysAfterSession);
    expect(problem.answerHours).toBeGreaterThan(problem.confirmedNoShowHours);
    expect(rule('problem-1')).toContain(`${availableDaysAfterSession} days`);
  });

  it('what goes as fees always leaves something to the expert', () => {
    const [, platform] = fee.platformRangeBasisPoints;
    const [, share] = fee.partnerRangeBasisPoints;
    expect(platform + share).toBeLessThan(5000);
    for (const [value, [least, most]] of [
      [fee.verifiedPlatformBasisPoints, fee.platformRangeBasisPoints],
      [fee.unverifiedPlatformBasisPoints, fee.platformRangeBasisPoints],
      [fee.partnerBasisPoints, fee.partnerRangeBasisPoints],
    ] as const) {
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    }
  });

  it('every amount stays an exact integer, also times the largest share', () => {
    const amounts = [
      profile.maxRatePerHour,
      offering.maxPrice,
      promo.maxAmount,
      ...currencies.map((currency) => largestPrice(currency)),
    ];
    // The longest meeting costs one and a half hours.
    for (const amount of amounts) {
      expect(Number.isSafeInteger(amount * 1.5)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(Math.max(...Object.values(minimumPrices)));
    }
  });

  it('a calendar can offer what it begins with', () => {
    expect(slot.minimumNoticeMinutes).toBeLessThanOrEqual(slot.maxNoticeMinutes);
    expect(slot.horizonDays).toBeLessThanOrEqual(slot.maxHorizonDays);
    expect(slot.bufferMinutes).toBeLessThanOrEqual(slot.maxBufferMinutes);
    expect(slot.maxHorizonDays).toBeLessThanOrEqual(slot.maxDaysAhead);
    for (const minutes of slot.durationsMinutes) expect(minutes % slot.gridMinutes).toBe(0);
    expect(60 % slot.gridMinutes).toBe(0);
  });

  it('a hold outlives its quote by nothing, and reminders come before the room opens', () => {
    expect(booking.holdMinutes).toBe(booking.quoteMinutes);
    expect(Math.min(...booking.reminderMinutesBefore)).toBeGreaterThan(
      booking.roomOpensMinutesBefore,
    );
    expect(booking.reminderMinutesBefore.toSorted((a, b) => b - a)).toEqual([
      ...booking.reminderMinutesBefore,
    ]);
    expect(problem.noShowMinutes).toBeLessThan(Math.min(...slot.durationsMinutes));
  });

  it('a plan is charged, and tried again, before its next month', () => {
    expect(plan.retryAfterDays.toSorted((a, b) => a - b)).toEqual([...plan.retryAfterDays]);
    expect(Math.max(...plan.retryAfterDays)).toBeLessThan(plan.reserveDaysBefore);
    expect(plan.reserveDaysBefore).toBeLessThan(28);
    expect(plan.creditValidDays).toBeGreaterThan(31);
    const [first, last] = bundle.noticeDaysBeforeEnd;
    expect(first).toBeGreaterThan(last);
  });

  it('a code can be entered before another may be sent, and a link lives no longer than a session', () => {
    expect(auth.codeResendSeconds).toBeLessThan(auth.codeLifetimeMinutes * 60);
    expect(auth.codeSendsPerPhonePerHour).toBeLessThanOrEqual(auth.codeSendsPerAddressPerHour);
    expect(auth.passwordMinLength).toBeLessThan(auth.passwordMaxLength);
    expect(auth.resetLinkMinutes).toBeLessThan(auth.sessionDays * 24 * 60);
    expect(auth.replacedTokenSeconds).toBeLessThan(auth.renewalGraceDays * 86_400);
  });

  it('pages of a list are never larger than the largest', () => {
    for (const [page_, largest] of [
      [policy.contact.searchPageSize, policy.contact.searchMaxPageSize],
      [policy.directory.pageSize, policy.directory.maxPageSize],
      [policy.directory.maxPageSize, policy.directory.maxShown],
      [policy.chat.historyPageSize, policy.chat.historyMaxPageSize],
      [review.shownFrom, review.pageSize],
    ] as const)
      expect(page_).toBeLessThanOrEqual(largest);
  });

  it('what is proposed to an expert is something that they could sell', () => {
    for (const { type, sessions, discountBasisPoints } of Object.values(offering.proposed)) {
      expect(sessions).toBeGreaterThanOrEqual(offering.sessions[type].min);
      expect(sessions).toBeLessThanOrEqual(offering.sessions[type].max);
      expect(discountBasisPoints).toBeLessThan(10_000);
    }
  });
});

describe('a currency', () => {
  it('has its digits, and is that of the countries where it is used', () => {
    for (const currency of currencies) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
      }).resolvedOptions();
      // Accounts have COP without decimals; cards are charged with them.
      if (currency !== 'COP')
        expect(currencyDigits[currency], currency).toBe(maximumFractionDigits);
      for (const region of regionsOf[currency] ?? [])
        expect(currencyOfRegion(region)).toBe(currency);
    }
    const all = Object.values(regionsOf).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const region of ['US', 'JP', '', 'cl', 'XX']) expect(currencyOfRegion(region)).toBe('USD');
  });
});

describe('the address of a page', () => {
  it.each([
    '/',
    '/you',
    '/you/',
    '/YOU/profile',
    '/you/helping',
    '/you/helping/price',
    '/you/partner/queue',
    '/@camila.rojas',
    '/Abcdefgh12',
    '/join/p-token',
    '/plan/new/1/2',
  ])('is one: %s', (path) => {
    expect(isPageAddress(path)).toBe(true);
  });

  it.each([
    '',
    '//',
    '/nowhere',
    '/you/helping/price/now',
    '/Abcdefgh1',
    '/Abcdefgh123',
    '/Abcdefgh1!',
    '/@',
    '/@a/b',
    '/expert',
    '/expert/1/2',
    '/join/',
    '/api/profile',
    '/you/profile\n',
    ' /you',
  ])('is none: %j', (path) => {
    expect(isPageAddress(path)).toBe(false);
  });
});
