import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { openDesk } from '../../../test/desk.ts';
import { aPartner } from '../../../test/partners.ts';
import { person as somebody } from '../../../test/people.ts';
import { noteOf } from '../../../test/reading.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { FriendInvite, FriendInvites, GroupInvite } from './queries.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const invite = (changes: Partial<FriendInvite> = {}): FriendInvite => ({
  id: uuid(41),
  state: 'open',
  url: 'https://puente.example/join/f-1',
  uses: 0,
  maxUses: 1,
  createdAt: '2026-12-01T12:00:00Z',
  expiresAt: '2026-12-14T02:00:00Z',
  ...changes,
});

describe('inviting friends', () => {
  const listing = 'POST /api/invitations/list';
  const making = 'POST /api/invitations/generate';
  const revoking = 'DELETE /api/invitations/:id';
  const statsOf = (remaining: number): FriendInvites['stats'] => ({
    remaining,
    generated: 5 - remaining,
    used: 0,
    max: 5,
    renewsAt: '2027-01-01T03:00:00Z',
  });
  const list = (remaining: number, ...invitations: FriendInvite[]): FriendInvites => ({
    invitations,
    stats: statsOf(remaining),
  });
  const opened = (known: FriendInvites, server: Answers = {}, language: Language = 'en') =>
    openApp('/you/invite', {
      user: somebody(uuid(5), { isProvider: true }),
      language,
      server: { [listing]: known, ...server },
    });

  it('makes one link however often it is tapped, and opens it to be sent', async () => {
    const made = { token: 'f-1', invitation: invite(), stats: statsOf(4) };
    const answer = held<typeof made>();
    const { person, server } = await opened(list(5), { [making]: answer.answer });
    expect(screen.getByText('No links yet')).toBeTruthy();
    await person.dblClick(button('Create a link'));
    expect(server.callsTo(making)).toHaveLength(1);
    server.answers(listing, list(4, invite()));
    answer.release(made);
    const open = within(await screen.findByRole('region', { name: 'Open links' }));
    expect(await open.findByText('puente.example/join/f-1')).toBeTruthy();
    expect(open.getByRole('button', { name: 'Send' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('4 invitations left this month')).toBeTruthy();
    await person.click(open.getByRole('button', { name: 'Send' }));
    expect(open.queryByText('puente.example/join/f-1')).toBeNull();
  });

  it('is over for this month without any left', async () => {
    await opened(list(0, invite({ state: 'used', uses: 1, url: null })));
    expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
    const over = within(screen.getByRole('region', { name: 'Links that are over' }));
    expect(over.queryByRole('button')).toBeNull();
    expect(over.queryByText(/^(Good until|Was good until)/)).toBeNull();
  });

  it.each([
    ['en', 'invite-limit-reached', 'Create a link'],
    ['es', 'too-many-requests', 'Crear un enlace'],
  ] as const)(
    'that is refused says why, and can be tried again (%s, %s)',
    async (language, code, name) => {
      const { person, server } = await opened(list(1), { [making]: refuses(code) }, language);
      await person.click(button(name));
      const said = await screen.findByRole('alert');
      expect(said.textContent).not.toMatch(/Words of the server|MISSING/);
      server.answers(making, { token: 'f-1', invitation: invite(), stats: statsOf(0) });
      server.answers(listing, list(0, invite()));
      await person.click(button(name));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  it('says of an old link that it cannot be shown again', async () => {
    const { person } = await opened(list(4, invite({ url: null })));
    await person.click(button('Send'));
    expect(screen.getByText(/^This link can't be shown again/)).toBeTruthy();
  });

  it.each([
    ['en', 'Take back', 'Take this link back?', 'Keep link', /It still counts for this month\.$/],
    ['es', 'Retirar', '¿Retirar este enlace?', 'Mantener el enlace', /este mes\.$/],
  ] as const)(
    'takes a link back after a question (%s)',
    async (language, take, title, keep, told) => {
      const revoked = invite({ state: 'revoked', url: null });
      const { person, server } = await opened(
        list(4, invite()),
        { [revoking]: refuses('invite-used') },
        language,
      );
      await person.click(button(take));
      const question = await screen.findByRole('alertdialog', { name: title });
      expect(within(question).getByText(told)).toBeTruthy();
      await person.click(within(question).getByRole('button', { name: keep }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(button(take)));
      await person.click(button(take));
      const again = within(await screen.findByRole('alertdialog'));
      expect(again.queryByRole('alert')).toBeNull();
      await person.click(again.getByRole('button', { name: take }));
      expect((await again.findByRole('alert')).textContent).not.toContain('Words of the server');
      server.answers(revoking, { invitation: revoked });
      server.answers(listing, list(4, revoked));
      await person.click(again.getByRole('button', { name: take }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(screen.queryByRole('button', { name: take })).toBeNull());
      expect(server.callsTo(revoking)).toHaveLength(2);
    },
  );
});

describe('inviting into a group', () => {
  const listing = 'GET /api/partner-invites';
  const making = 'POST /api/partner-invites/generate';
  const groupInvite: GroupInvite = {
    ...invite({ maxUses: 3, url: 'https://puente.example/join/p-1' }),
    partner: { id: uuid(1), slug: 'andes', name: aPartner().name },
    note: 'Spring class',
    createdBy: { name: 'Inés', lastName: 'Soto' },
  };
  const opened = (server: Answers = {}) =>
    openDesk('invites', { server: { [listing]: { invites: [] }, ...server } });

  it('tells at the field what is no number in the range, and sends nothing', async () => {
    const { person, server } = await opened();
    await person.clear(field('People'));
    await person.type(field('People'), '1.5');
    await person.clear(field('Days valid'));
    await person.click(button('Create link'));
    expect(await screen.findAllByText(/^Enter a whole number from \d+ to \d+\.$/)).toHaveLength(2);
    expect(noteOf(field('People'))).toMatch(/^Enter a whole number from 1 to/);
    await waitFor(() => expect(document.activeElement).toBe(field('People')));
    expect(server.callsTo(making)).toEqual([]);
  });

  it('sends people, days and a note once, and empties the form', async () => {
    const { person, server } = await opened({ [making]: breaks });
    await person.clear(field('People'));
    await person.type(field('People'), '3');
    await person.type(field('Note'), ' Spring class ');
    await person.click(button('Create link'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn't reach/);
    expect(field('Note').value).toBe(' Spring class ');
    server.answers(making, { token: 'p-1', invite: groupInvite });
    server.answers(listing, { invites: [groupInvite] });
    await person.click(button('Create link'));
    await waitFor(() => expect(field('Note').value).toBe(''));
    expect(field('People').value).toBe('1');
    expect(server.callsTo(making)[1]?.body).toMatchObject({ maxUses: 3, note: 'Spring class' });
    expect(await screen.findByText('puente.example/join/p-1')).toBeTruthy();
  });
});

describe('joining by a link', () => {
  const looking = 'GET /api/invitations/validate';
  const joining = 'POST /api/invitations/join';
  const found = {
    kind: 'friend' as const,
    inviter: { id: uuid(6), name: 'Bruno', lastName: 'Paz', picture: null, expertise: 'Law' },
    partner: null,
    fees: { unverifiedBasisPoints: 600, verifiedBasisPoints: null },
    expiresAt: '2026-12-14T02:00:00Z',
  };
  const opened = (server: Answers, language: Language = 'en') =>
    openApp('/join/f-1', {
      user: somebody(uuid(5), { name: 'Ana' }),
      language,
      server: { [looking]: found, ...server },
    });

  it.each([
    ['en', 'invite-used', 'This invitation has been used'],
    ['en', 'invite-verified', "You're a verified expert already"],
    ['es', 'invite-expired', 'Esta invitación venció'],
  ] as const)(
    'that is over when it is tapped says so in place of it (%s, %s)',
    async (language, code, title) => {
      const { person } = await opened({ [joining]: refuses(code) }, language);
      await person.click(button(/^(Join as|Unirme como) Ana$/));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Ana$/ })).toBeNull();
    },
  );

  it('that was lost on its way says so, and is sent again by the same tap', async () => {
    const { person, server } = await opened({ [joining]: breaks });
    await person.dblClick(button('Join as Ana'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn't reach/);
    const before = server.callsTo(joining).length;
    server.answers(joining, refuses('invite-revoked'));
    await person.click(button('Join as Ana'));
    expect(
      await screen.findByRole('heading', { name: 'This invitation was taken back' }),
    ).toBeTruthy();
    expect(server.callsTo(joining)).toHaveLength(before + 1);
    expect(server.callsTo(joining)[0]?.body.token).toBe('f-1');
  });
});
