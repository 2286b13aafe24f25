import type { managerInvitations, managers } from '@puente/contract/partner-desk';
import type { z } from 'zod';
import type { Mail } from '../../../gateways/mail/port.ts';
import { type EmailContent, type EmailSite, renderEmail } from '../../../lib/email-template.ts';
import { formatInstant } from '../../../lib/format.ts';
import { partnerTexts as en } from '../../../locales/en/partner.ts';
import { partnerTexts as es } from '../../../locales/es/partner.ts';
import type { InvitationRow, ManagerRow, OwnInvitationRow, Told } from './store.ts';

const texts = { en, es };

/** Names of managers, and the end of the phones that are invited. */
export function presentManagers(
  rows: readonly ManagerRow[],
  invited: readonly InvitationRow[],
  ownId: string,
): z.output<typeof managers> {
  return {
    managers: rows.map(({ id, name, last_name: lastName, picture }) => ({
      id,
      name,
      lastName,
      profilePicture: picture,
      isYou: id === ownId,
    })),
    invitations: invited.map((row) => ({
      id: row.id,
      phoneEnding: row.phone.slice(-4),
      invitedAt: row.invited_at.toString(),
      expiresAt: row.expires_at.toString(),
    })),
  };
}

export function presentOwnInvitations(
  rows: readonly OwnInvitationRow[],
): z.output<typeof managerInvitations> {
  return {
    invitations: rows.map((row) => ({
      id: row.id,
      partner: { id: row.partner_id, slug: row.slug, name: row.name },
      invitedBy: `${row.inviter} ${row.inviter_last_name}`.trim(),
      expiresAt: row.expires_at.toString(),
    })),
  };
}

/** The mail to somebody with an account who is invited to manage a partner. */
export function managerMail(site: EmailSite, told: Told & { email: string }, id: string): Mail {
  const { hello, footer, manager } = texts[told.language];
  const inviter = `${told.inviter} ${told.inviter_last_name}`.trim() || told.partner;
  const content: EmailContent = {
    language: told.language,
    subject: manager.subject(told.partner),
    heading: manager.heading(told.partner),
    paragraphs: [hello(told.name), manager.intro(inviter, told.partner)],
    facts: [{ label: manager.until, value: formatInstant(told.expires_at, told) }],
    list: [],
    action: { label: manager.action, url: `${site.publicUrl}/you/partner` },
    footer,
  };
  return { to: told.email, ...renderEmail(content, site), messageId: `partner.manager.${id}` };
}
