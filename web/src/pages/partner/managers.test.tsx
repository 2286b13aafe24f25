import { partnerPolicy } from '@puente/contract/policy/partner';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { manager, openDesk } from '../../../test/desk.ts';
import { aManager } from '../../../test/partners.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Managers } from '../../features/partner/queries.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const other = aManager({ id: uuid(22), name: 'Tomás', lastName: 'Vera', isYou: false });
const two: Managers = { managers: [aManager(), other], invitations: [] };
const invitation = {
  id: uuid(31),
  phoneEnding: '678',
  invitedAt: '2026-11-30T12:00:00Z',
  expiresAt: '2026-12-14T02:30:00Z',
};
const invited: Managers = { managers: [aManager()], invitations: [invitation] };

const reading = 'GET /api/partner/managers';
const removing = 'DELETE /api/partner/managers/:id';
const inviting = 'POST /api/partner/managers';
const withdrawing = 'DELETE /api/partner/manager-invitations/:id';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const phone = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: /^(Phone number|Número de teléfono)/ });
const digits = () => phone().value.replaceAll(/\D/g, '');

async function enter(person: UserEvent): Promise<void> {
  await person.click(phone());
  await person.paste('+56912345678');
  await person.keyboard('{Enter}');
}

const opened = (known: Managers, server: Answers = {}, language: Language = 'en') =>
  openDesk('managers', { language, server: { [reading]: known, ...server } });

describe('removing a manager', () => {
  it.each([
    ['en', 'Remove : Tomás Vera', 'Remove Tomás Vera as a manager?', 'Cancel'],
    ['es', 'Quitar : Tomás Vera', '¿Quitar a Tomás Vera de la administración?', 'Volver'],
  ] as const)(
    'asks first, and nothing happens without an answer (%s)',
    async (language, name, title, no) => {
      const { person, server } = await opened(two, {}, language);
      await person.click(button(name));
      const question = await screen.findByRole('alertdialog', { name: title });
      await person.click(within(question).getByRole('button', { name: no }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(button(name)));
      expect(server.callsTo(removing)).toEqual([]);
    },
  );

  it('is one call, and the list is read anew', async () => {
    const answer = held<Managers>();
    const { person, server } = await opened(two, { [removing]: answer.answer });
    await person.click(button('Remove : Tomás Vera'));
    const question = within(await screen.findByRole('alertdialog'));
    await person.dblClick(question.getByRole('button', { name: 'Remove' }));
    expect(server.callsTo(removing)).toHaveLength(1);
    expect(server.callsTo(removing)[0]?.params).toEqual({ id: uuid(22) });
    const one = { managers: [aManager()], invitations: [] };
    server.answers(reading, one);
    answer.release(one);
    await waitFor(() => expect(screen.queryByText('Tomás Vera')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('Removed')).toBeTruthy();
  });

  it.each([
    ['en', 'last-manager', /^You're the only manager/],
    ['es', 'not-found', /encontr|existe/i],
  ] as const)('that is refused says why in the question (%s, %s)', async (language, code, said) => {
    const { person } = await opened(two, { [removing]: refuses(code) }, language);
    await person.click(button(/: Tomás Vera$/));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: /^(Remove|Quitar)$/ }));
    expect((await question.findByRole('alert')).textContent).toMatch(said);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('oneself is called leaving, and leaves the place', async () => {
    const { person, server } = await opened(two, {
      [removing]: { managers: [other], invitations: [] },
      'GET /api/profile': manager({ managedPartners: [] }),
      'GET /api/partner/manager-invitations': { invitations: [] },
    });
    await person.click(button('Leave : Inés Soto'));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Leave this organization?' }),
    );
    expect(question.getByText('You stop seeing this place.')).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Leave' }));
    expect(
      await screen.findByRole('heading', { name: "You don't manage an organization" }),
    ).toBeTruthy();
    expect(server.callsTo(removing)[0]?.params).toEqual({ id: uuid(21) });
  });
});

describe('inviting a manager', () => {
  it('sends the phone once, empties the field, and lists the end of it', async () => {
    const answer = held<Managers>();
    const { person, server } = await opened(
      { ...invited, invitations: [] },
      { [inviting]: answer.answer },
    );
    expect(
      screen.getByText(new RegExp(`within ${partnerPolicy.managerInvitationDays} days`)),
    ).toBeTruthy();
    await enter(person);
    await person.click(button('Invite'));
    expect(server.callsTo(inviting)).toHaveLength(1);
    expect(server.callsTo(inviting)[0]?.body).toEqual({
      partnerId: uuid(1),
      phone: '+56912345678',
    });
    server.answers(reading, invited);
    answer.release(invited);
    expect(await screen.findByText('Phone ending in 678')).toBeTruthy();
    await waitFor(() => expect(digits()).not.toContain('912345678'));
  });

  it.each([
    ['en', 'invalid-phone'],
    ['es', 'manager-limit-reached'],
    ['es', 'too-many-requests'],
  ] as const)(
    'that is refused says why at the field, and keeps the number (%s, %s)',
    async (language, code) => {
      const { person, server } = await opened(two, { [inviting]: refuses(code) }, language);
      await enter(person);
      const said = await screen.findByRole('alert');
      expect(said.textContent).not.toMatch(/Words of the server|MISSING/);
      expect(phone().getAttribute('aria-invalid')).toBe('true');
      expect(digits()).toContain('912345678');
      await person.type(phone(), '{Backspace}');
      expect(screen.queryByRole('alert')).toBeNull();
      server.answers(inviting, invited);
      await person.type(phone(), '9{Enter}');
      await waitFor(() => expect(server.callsTo(inviting)).toHaveLength(2));
    },
  );
});

describe('withdrawing an invitation', () => {
  it('takes it off the list, in one call', async () => {
    const answer = held<Managers>();
    const { person, server } = await opened(invited, { [withdrawing]: answer.answer });
    await person.dblClick(button('Withdraw'));
    expect(server.callsTo(withdrawing)).toHaveLength(1);
    const none = { ...invited, invitations: [] };
    server.answers(reading, none);
    answer.release(none);
    await waitFor(() => expect(screen.queryByText('Phone ending in 678')).toBeNull());
    expect(await screen.findByText('Invitation withdrawn')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Invited' })).toBeNull();
  });

  it.each([
    ['en', breaks, 'Withdraw', /couldn't reach Puente/],
    ['es', refuses('too-many-requests'), 'Retirar', /./],
  ] as const)('that failed says why, and keeps it (%s)', async (language, answer, name, said) => {
    const { person } = await opened(invited, { [withdrawing]: answer }, language);
    await person.click(button(name));
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(button(name)).toBeTruthy();
  });
});
