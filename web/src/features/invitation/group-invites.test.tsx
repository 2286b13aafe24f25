import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { GroupInvites } from './components/group-invites.tsx';
import { ShareInvite } from './components/share-invite.tsx';
import { groupInvitesQuery, type GroupInvite } from './queries.ts';

atMoment('2026-12-01T12:00Z');

const partner = { id: uuid(1), slug: 'andes', name: 'Andes Mentors' };
const anInvite = (changes: Partial<GroupInvite> = {}): GroupInvite => ({
  id: uuid(2),
  state: 'open',
  url: 'https://puente.example/join/p1',
  uses: 2,
  maxUses: 25,
  createdAt: '2026-11-30T12:00:00Z',
  expiresAt: '2026-12-14T02:00:00Z',
  partner,
  note: 'Team & friends',
  createdBy: { name: 'Inés', lastName: 'Soto' },
  ...changes,
});

function shown(invites: GroupInvite[], language: 'en' | 'es' = 'en') {
  const { invites: read } = reply('GET /api/partner-invites', { invites });
  const known = [[groupInvitesQuery(partner.id).queryKey, read]] as const;
  return stillOf(<GroupInvites partner={partner} />, language, { known });
}

describe('the links into a group', () => {
  it('begin with a form that says its limits', async () => {
    const { maxUses, minDays, maxDays } = policy.invitation.partner;
    for (const [language, uses, days] of [
      ['en', `1 to ${maxUses}`, `${minDays} to ${maxDays}`],
      ['es', `De 1 a ${maxUses}`, `De ${minDays} a ${maxDays}`],
    ] as const) {
      const words = wordsIn(await shown([], language));
      expect(words).toContain(uses);
      expect(words).toContain(days);
    }
    const values = find(await shown([]), 'input').map((node) => node.getAttribute('name'));
    expect(values).toEqual(['uses', 'days', 'note']);
    expect(headings(await shown([]))).toEqual(['3 New link', '2 No links yet']);
  });

  it('tell who made them and for what, where that is known', async () => {
    const [line] = find(await shown([anInvite()]), 'li').map(heard);
    expect(line).toMatch(/^Open 2 of 25 joined Team & friends Made by Inés Soto Good until/);
    const gone = anInvite({ note: '', createdBy: { name: '', lastName: '' } });
    const [bare] = find(await shown([gone]), 'li').map(heard);
    expect(bare).toMatch(/^Open 2 of 25 joined Good until/);
    expect(wordsIn(await shown([anInvite()], 'es'))).toContain(
      'Se unieron 2 de 25 Team & friends Creado por',
    );
  });

  it('that are over can neither be sent nor taken back', async () => {
    const over = (['used', 'revoked', 'expired'] as const).map((state, at) =>
      anInvite({ id: uuid(10 + at), state, url: null }),
    );
    const markup = await shown(over);
    expect(find(markup, 'button').map(heard)).toEqual(['Create link']);
    expect(headings(markup)).toEqual(['3 New link', '3 Links that are over']);
  });
});

it('a link is shown without https, to be copied, and as a code with a name', async () => {
  for (const [language, name] of [
    ['en', 'QR code that leads to this invitation'],
    ['es', 'Código QR que lleva a esta invitación'],
  ] as const) {
    const share = <ShareInvite url="https://puente.example/join/p1" title="A" text="B" />;
    const markup = await stillOf(share, language);
    expect(wordsIn(markup)).toMatch(/^puente\.example\/join\/p1 /);
    const [code] = find(markup, 'svg').filter((node) => node.getAttribute('role') === 'img');
    expect(code && heard(code)).toBe(name);
  }
});
