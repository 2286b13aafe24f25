import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import { decideApplication, listApplications, sendApplication } from '../src/application.ts';
import { login, register, updatePassword } from '../src/auth.ts';
import { newPartnerInvite } from '../src/invitation.ts';
import { offeringData } from '../src/offering.ts';
import { partnerFace, partnerSlug } from '../src/partner-face.ts';
import { addressLine } from '../src/place.ts';
import { policy } from '../src/policy.ts';
import { answerProblem, reportProblem } from '../src/problem.ts';
import { newPromo, promoCode } from '../src/promo.ts';
import { answerReview, hideReview, writeReview } from '../src/review.ts';
import { canonicalLanguage, spokenLanguage } from '../src/spoken-language.ts';
import { putProfile } from '../src/user.ts';

// What people write, and which of it is taken.

const id = '019aa000-0000-7000-8000-000000000001';
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** A text of each length around two bounds: taken from the least to the most, both included. */
function expectLengths(least: number, most: number, isTaken: (text: string) => boolean) {
  for (const length of [0, least - 1, least, least + 1, most - 1, most, most + 1].filter(
    (n) => n >= 0,
  ))
    expect(isTaken('x'.repeat(length)), `${length} characters`).toBe(
      length >= least && length <= most,
    );
}

describe('an offering', () => {
  const one = {
    type: 'package',
    name: 'From job to job',
    description: 'Five talks from the first idea to the contract.',
    category: 'careers',
    sessions: 5,
    durationMinutes: 60,
    price: { amount: 20_000, currency: 'USD' },
  };
  const { name, description, maxPrice } = policy.offering;

  it('has a name and a description of some length, on one line and on many', () => {
    expectLengths(name.min, name.max, (text) => takes(offeringData, { ...one, name: text }));
    expectLengths(description.min, description.max, (text) =>
      takes(offeringData, { ...one, description: text }),
    );
    expect(takes(offeringData, { ...one, name: 'Two\nlines' })).toBe(false);
    expect(takes(offeringData, { ...one, description: `${one.description}\nNext line` })).toBe(
      true,
    );
    expect(takes(offeringData, { ...one, name: `   ${'x'.repeat(name.min - 1)}   ` })).toBe(false);
  });

  it.each([
    [{ price: { amount: 0, currency: 'USD' } }, true],
    [{ price: { amount: maxPrice, currency: 'CLP' } }, true],
    [{ price: { amount: maxPrice + 1, currency: 'CLP' } }, false],
    [{ price: { amount: -1, currency: 'USD' } }, false],
    [{ price: { amount: 10.5, currency: 'USD' } }, false],
    [{ price: { amount: 100, currency: 'JPY' } }, false],
    [{ discountedPrice: null }, true],
    [{ durationMinutes: 50 }, false],
    [{ sessions: 1.5 }, false],
    [{ category: 'magic' }, false],
    [{ type: 'gift' }, false],
    [{ scheduling: 'as-you-go' }, true],
    [{ scheduling: 'never' }, false],
  ])('with %j: %s', (changes, isTaken) => {
    expect(takes(offeringData, { ...one, ...changes })).toBe(isTaken);
  });

  it('is on the page, at its price, unless it is said otherwise', () => {
    expect(offeringData.parse(one)).toMatchObject({ isEnabled: true, discountedPrice: null });
  });
});

describe('the face of a partner', () => {
  const face = {
    name: 'Andes Mentors',
    slug: 'andes',
    welcome: { en: 'Welcome', es: 'Te damos la bienvenida' },
    resourceLinks: [],
    fields: ['careers'],
    theme: { primaryColor: '#1D4ED8', secondaryColor: '#ffff00', headerColor: '#2f6f5e' },
  };
  const link = (url: string, label = 'More') => ({ resourceLinks: [{ label, url }] });
  const limits = policy.partner;
  const links = (count: number) =>
    Array.from({ length: count }, () => ({ label: 'A', url: 'https://a.example' }));

  it.each([
    [{}, true],
    [{ name: '1234' }, false],
    [{ name: 'Ñandú 7' }, true],
    [{ name: 'x'.repeat(limits.nameMaxLength + 1) }, false],
    [{ name: '<b>Andes</b>' }, false],
    [{ name: 'Andes\u202E' }, false],
    [{ welcome: { en: '', es: '' } }, true],
    [{ welcome: { en: 'Welcome', es: '' } }, false],
    [{ welcome: { en: '', es: 'Hola' } }, false],
    [{ welcome: { en: 'One\nTwo', es: 'Hola' } }, false],
    [link('https://andes.example/help?a=1#b'), true],
    [link('http://andes.example'), false],
    [link('javascript:alert(1)'), false],
    [link('https://puente.example@elsewhere.example'), false],
    [link('https://:secret@elsewhere.example'), false],
    [link('https://andes.example', ' '), false],
    [{ resourceLinks: links(limits.maxLinks) }, true],
    [{ resourceLinks: links(limits.maxLinks + 1) }, false],
    [{ fields: [] }, true],
    [{ fields: ['careers', 'careers'] }, false],
    [{ fields: ['other'] }, false],
    [{ theme: { ...face.theme, primaryColor: '#fff' } }, false],
    [{ theme: { ...face.theme, primaryColor: 'red' } }, false],
    [{ theme: { ...face.theme, primaryColor: '#12345g' } }, false],
  ])('with %j: %s', (changes, isTaken) => {
    expect(takes(partnerFace, { ...face, ...changes })).toBe(isTaken);
  });

  it('has its colours and its address in lower case', () => {
    const read = partnerFace.parse({ ...face, slug: ' Andes-Mentors ' });
    expect(read).toMatchObject({ slug: 'andes-mentors', theme: { primaryColor: '#1d4ed8' } });
  });

  it('has an address of letters, digits and single dashes, that is no id', () => {
    for (const slug of ['abc', 'a-b', 'a1-b2-c3', '123', 'x'.repeat(limits.slug.max)])
      expect(takes(partnerSlug, slug), slug).toBe(true);
    const wrong = [
      'ab',
      'x'.repeat(limits.slug.max + 1),
      '-ab',
      'ab-',
      'a--b',
      'a_b',
      'añb',
      'a b',
      'a/b',
      id,
    ];
    for (const slug of wrong) expect(takes(partnerSlug, slug), slug).toBe(false);
  });
});

describe('a promo code', () => {
  const sun = { code: 'sun-2027', percent: 10 };
  const { percent, usesPerPerson, maxUses, maxAmount } = policy.promo;

  it.each([
    [{}, true],
    [{ percent: percent.min }, true],
    [{ percent: percent.max }, true],
    [{ percent: percent.max + 1 }, false],
    [{ percent: percent.min - 1 }, false],
    [{ percent: 12.5 }, false],
    [{ percent: null, amount: { amount: 1, currency: 'USD' } }, true],
    [{ percent: null, amount: { amount: 0, currency: 'USD' } }, false],
    [{ percent: null, amount: { amount: maxAmount + 1, currency: 'USD' } }, false],
    [{ percent: null }, false],
    [{ amount: { amount: 100, currency: 'USD' } }, false],
    [{ maxUses }, true],
    [{ maxUses: maxUses + 1 }, false],
    [{ maxUses: 0 }, false],
    [{ maxUses: null }, true],
    [{ usesPerPerson: usesPerPerson.max }, true],
    [{ usesPerPerson: usesPerPerson.max + 1 }, false],
    [{ usesPerPerson: 0 }, false],
    [{ validUntil: '2027-01-01' }, false],
    [{ code: 'a' }, false],
    [{ code: 'año' }, false],
    [{ code: 'a b c' }, false],
  ])('with %j: %s', (changes, isTaken) => {
    expect(takes(newPromo, { ...sun, ...changes })).toBe(isTaken);
  });

  it('is kept in capitals, and one person uses it once unless it is said otherwise', () => {
    expect(newPromo.parse(sun)).toMatchObject({
      code: 'SUN-2027',
      usesPerPerson: usesPerPerson.default,
      firstMeetingOnly: false,
    });
  });

  it('reads the same however often it is read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const read = promoCode.safeParse(text);
        if (read.success) expect(promoCode.parse(` ${read.data.toLowerCase()} `)).toBe(read.data);
      }),
    );
  });
});

describe('words with a least and a most', () => {
  const { reasonMinLength: least, reasonMaxLength: most, messageMaxLength } = policy.partner;
  const { textMinLength, textMaxLength } = policy.problem;

  const table: [string, number, number, (text: string) => boolean][] = [
    [
      'a refusal',
      least,
      most,
      (message) => takes(decideApplication.body, { decision: 'refuse', message }),
    ],
    [
      'a question',
      least,
      most,
      (message) => takes(decideApplication.body, { decision: 'ask', message }),
    ],
    ['a hidden review', least, most, (message) => takes(hideReview.body, { message })],
    [
      'what an expert answers',
      0,
      messageMaxLength,
      (message) => takes(sendApplication.body, { message }),
    ],
    [
      'an answer to a review',
      1,
      policy.review.textMaxLength,
      (message) => takes(answerReview.body, { message }),
    ],
    [
      'a review',
      0,
      policy.review.textMaxLength,
      (text) => takes(writeReview.body, { providerId: id, stars: 5, text }),
    ],
    [
      'a report',
      textMinLength,
      textMaxLength,
      (text) => takes(reportProblem.body, { kind: 'other', text }),
    ],
    [
      'an objection',
      textMinLength,
      textMaxLength,
      (text) => takes(answerProblem.body, { problemId: id, response: 'object', text }),
    ],
    [
      'a note of an invitation',
      0,
      policy.invitation.maxNote,
      (note) => takes(newPartnerInvite, { note }),
    ],
    [
      'an address',
      policy.place.addressLine.min,
      policy.place.addressLine.max,
      (text) => takes(addressLine, text),
    ],
    [
      'a new password',
      policy.auth.passwordMinLength,
      policy.auth.passwordMaxLength,
      (newPassword) => takes(updatePassword.body, { newPassword }),
    ],
    [
      'a password that is typed',
      1,
      policy.auth.passwordMaxLength,
      (password) => takes(login.body, { phoneNumber: '+56911111111', password }),
    ],
  ];

  test.each(table)('%s has %i to %i characters', (_, min, max, isTaken) => {
    expectLengths(min, max, isTaken);
  });

  it('are not made of blanks, but a password may be', () => {
    const blank = ' '.repeat(50);
    expect(takes(hideReview.body, { message: blank })).toBe(false);
    expect(takes(reportProblem.body, { kind: 'other', text: blank })).toBe(false);
    expect(takes(answerReview.body, { message: blank })).toBe(false);
    expect(updatePassword.body.parse({ newPassword: blank }).newPassword).toBe(blank);
  });

  it('a decision has the words that it needs', () => {
    expect(takes(decideApplication.body, { decision: 'approve' })).toBe(true);
    expect(takes(decideApplication.body, { decision: 'refuse' })).toBe(false);
    expect(takes(decideApplication.body, { decision: 'ignore', message: 'x'.repeat(20) })).toBe(
      false,
    );
  });
});

describe('numbers that people choose', () => {
  const { partner } = policy.invitation;

  it.each([
    ['stars', (stars: unknown) => takes(writeReview.body, { providerId: id, stars }), 1, 5],
    [
      'people of a link',
      (maxUses: unknown) => takes(newPartnerInvite, { maxUses }),
      1,
      partner.maxUses,
    ],
    [
      'days of a link',
      (days: unknown) => takes(newPartnerInvite, { days }),
      partner.minDays,
      partner.maxDays,
    ],
  ])('%s are whole, from the least to the most', (_, isTaken, least, most) => {
    for (const value of [least, most]) expect(isTaken(value), String(value)).toBe(true);
    const wrong = [
      least - 1,
      most + 1,
      least + 0.5,
      Number.NaN,
      Infinity,
      `${least}`,
      null,
      true,
      [least],
    ];
    for (const value of wrong) expect(isTaken(value), String(value)).toBe(false);
  });

  it('of a refund are more than nothing', () => {
    const refund = (amount: unknown) =>
      takes(answerProblem.body, { problemId: id, response: 'refund', amount });
    expect([1, 0, -1, 1.5, '1'].map(refund)).toEqual([true, false, false, false, false]);
  });
});

describe('who somebody is', () => {
  it.each([
    [{}, true],
    [{ country: 'CL' }, true],
    [{ country: 'ZZ' }, false],
    [{ country: 'XX' }, false],
    [{ country: 'cl' }, false],
    [{ country: null }, true],
    [{ city: 'Ñuñoa' }, true],
    [{ city: '<b>' }, false],
    [{ city: 'x'.repeat(81) }, false],
    [{ email: null }, true],
    [{ email: '' }, false],
    [{ language: 'fr' }, false],
    [{ timezone: 'America/Buenos_Aires' }, true],
    [{ timezone: '+03:00' }, false],
    [{ timezone: 'Mars/Olympus' }, false],
    [{ name: null }, false],
  ])('with %j: %s', (changes, isTaken) => {
    expect(takes(putProfile.body, changes)).toBe(isTaken);
  });

  it('lives in a zone of one name', () => {
    expect(putProfile.body.parse({ timezone: 'America/Buenos_Aires' }).timezone).toBe(
      putProfile.body.parse({ timezone: 'America/Argentina/Buenos_Aires' }).timezone,
    );
  });

  it('registers with a name or without one', () => {
    const account = { phoneNumber: '+56911111111', code: '123456', password: 'a long password' };
    expect(takes(register.body, account)).toBe(true);
    expect(takes(register.body, { ...account, name: '' })).toBe(false);
    expect(takes(register.body, { ...account, code: '1'.repeat(13) })).toBe(false);
  });

  it('speaks languages by the code of today', () => {
    for (const [tag, code] of [
      ['PT', 'pt'],
      ['pt-BR', 'pt'],
      ['zh-Hant-TW', 'zh'],
      ['iw', 'he'],
      ['in', 'id'],
    ] as const) {
      expect(canonicalLanguage(tag)).toBe(code);
      expect(spokenLanguage.parse(tag)).toBe(code);
    }
    for (const tag of ['', 'xx', 'english', '12', 'x'.repeat(36)])
      expect(takes(spokenLanguage, tag), tag).toBe(false);
  });
});

it('the place in a list of requests is one that the list gave', () => {
  const at = '2026-12-02T13:00:00Z';
  const list = (cursor: string) => takes(listApplications.query, { cursor });
  expect(list(`0~${at}~${id}`)).toBe(true);
  expect(list(`1~${at}~${id}`)).toBe(true);
  for (const cursor of [
    '',
    '0',
    `2~${at}~${id}`,
    `0~now~${id}`,
    `0~${at}~1`,
    `0~${at}~${id}~x`,
    `0~${at}`,
  ])
    expect(list(cursor), cursor).toBe(false);
});
