import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply, uuid } from '../../../test/replies.ts';
import { stillOf, type Still, oneByOne } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { invitationQuery, type Invitation } from '../../features/invitation/queries.ts';
import { JoinPage } from './join-page.tsx';
import { Refused } from './refused.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const partner = {
  id: uuid(1),
  slug: 'andes',
  name: 'Andes Mentors',
  about: null,
  checks: { en: 'Diplomas and a talk', es: 'Diplomas y una conversación' },
};
const expiresAt = '2026-12-14T02:00:00Z';
const fees = { unverifiedBasisPoints: 600, verifiedBasisPoints: 1525 };
const friend = (changes: Partial<Extract<Invitation, { kind: 'friend' }>> = {}) =>
  reply('GET /api/invitations/validate', {
    kind: 'friend',
    inviter: { id: uuid(5), name: 'Inés', lastName: 'Soto', picture: null, expertise: 'Careers' },
    partner: null,
    fees: { ...fees, verifiedBasisPoints: null },
    expiresAt,
    ...changes,
  });
const ofPartner = () =>
  reply('GET /api/partner-invites/validate', { kind: 'partner', partner, fees, expiresAt });

function join(
  found: Still['refused'] | Invitation,
  language: Language = 'en',
  user?: Still['user'],
) {
  const known: Still['known'] = [[invitationQuery('f-token').queryKey, found]];
  return stillOf(<JoinPage />, language, { at: '/join/f-token', known, ...(user && { user }) });
}

describe('an invitation', () => {
  it('of a friend says who invites, what it costs and until when it is good here', async () => {
    const words = wordsIn(await join(friend()));
    expect(words).toContain('Inés Soto, Careers Inés invites you to help others');
    expect(words).toContain('The fee is 6% of that, and the rest is yours.');
    expect(words).toContain('Good until Sun, Dec 13 at 11:00 PM (Chile Time)');
    expect(words).not.toContain('Andes');
    const spanish = wordsIn(await join(friend(), 'es'));
    expect(spanish).toContain('Inés te invita a ayudar a otros');
    expect(spanish).toMatch(/6 ?%/);
  });

  it('with a partner says who verifies, what they check, and both fees', async () => {
    for (const found of [friend({ partner, fees }), ofPartner()]) {
      const words = wordsIn(await join(found));
      expect(words).toContain('Andes Mentors reads it and decides whether to verify you.');
      expect(words).toContain('What Andes Mentors checks Diplomas and a talk');
      expect(words).toContain("The fee is 6% of that, and 15.25% once you're verified.");
    }
    const spanish = wordsIn(await join(ofPartner(), 'es'));
    expect(spanish).toContain('Diplomas y una conversación');
    expect(spanish).toMatch(/15,25 ?%/);
    expect(headings(await join(ofPartner()))[0]).toBe('1 Andes Mentors invites you to help others');
  });

  it('is joined by signing in, or by a tap of who is signed in', async () => {
    expect(headings(await join(friend()))).toContain('2 Join with your phone number');
    const user = person('ana', { name: 'Ana' });
    expect(controls(await join(friend(), 'en', user))).toContain('Join as Ana');
    expect(controls(await join(friend(), 'es', user))).toContain('Unirme como Ana');
    expect(controls(await join(friend(), 'en', { ...user, name: '' }))).toContain('Join');
    expect(headings(await join(friend(), 'en', user))).not.toContain(
      '2 Join with your phone number',
    );
  });

  it('of oneself, or of the own organization, is told before anything is tapped', async () => {
    const self = person(uuid(5), { isProvider: true });
    expect(headings(await join(friend(), 'en', self))).toEqual(['1 This is your own invitation']);
    const manager = person('tomas', { managedPartners: ['andes'] });
    expect(headings(await join(ofPartner(), 'en', manager))).toEqual([
      '1 This is your own invitation',
    ]);
    expect(headings(await join(ofPartner(), 'en', person('ana')))[0]).toContain(
      'Andes Mentors invites',
    );
  });

  it.each([
    [404, 'invite-invalid', "We don't know this invitation"],
    [410, 'invite-used', 'This invitation has been used'],
    [410, 'invite-expired', 'This invitation has expired'],
    [410, 'invite-revoked', 'This invitation was taken back'],
  ] as const)('that is refused with %i %s says why', async (status, code, title) => {
    const markup = await join(refusal(status, code));
    expect(headings(markup)).toEqual([`1 ${title}`]);
    expect(wordsIn(markup)).toContain('Nothing has changed for you.');
    expect(addressOf(markup, 'Go to Puente')).toBe('/');
  });

  it("that did not load can be tried again, and isn't called refused", async () => {
    for (const language of ['en', 'es'] as const) {
      const markup = await join(lost('network'), language);
      expect(headings(markup)).toHaveLength(1);
      expect(controls(markup)).toContain(language === 'en' ? 'Try again' : 'Reintentar');
      expect(wordsIn(markup)).not.toContain('Nothing has changed');
    }
  });

  it('has words of its own for every reason, in both languages, and a way on', async () => {
    const reasons = ['invalid', 'used', 'expired', 'revoked', 'own', 'verified'] as const;
    for (const language of ['en', 'es'] as const) {
      const markups = await oneByOne(reasons, (reason) =>
        stillOf(<Refused reason={reason} />, language),
      );
      expect(new Set(markups.map((markup) => headings(markup)[0])).size).toBe(reasons.length);
      const ways = markups.map((markup) => find(markup, 'a')[0]?.getAttribute('href'));
      expect(ways).toEqual(['/', '/', '/', '/', '/you', '/you']);
      for (const markup of markups) expect(find(markup, 'a').map(heard)).toHaveLength(1);
    }
  });
});
