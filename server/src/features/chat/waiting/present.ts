import type { WaitingGoal } from '@puente/contract/waiting';
import type { Mail } from '../../../gateways/mail/port.ts';
import {
  type EmailBrand,
  type EmailContent,
  type EmailSite,
  renderEmail,
} from '../../../lib/email-template.ts';
import { waitingTexts as en } from '../../../locales/en/waiting.ts';
import { waitingTexts as es } from '../../../locales/es/waiting.ts';
import type { GoalRow, Told } from './store.ts';

const texts = { en, es };

export function presentGoal(row: GoalRow): WaitingGoal {
  const { id, goal, language, expert_id: expertId } = row;
  return {
    id,
    goal,
    language,
    createdAt: row.created_at.toString(),
    until: row.expires_at.toString(),
    expert:
      expertId === null
        ? null
        : { id: expertId, name: row.expert_name ?? '', lastName: row.expert_last_name ?? '' },
  };
}

/**
 * The mail that names the expert. It doesn't repeat the goal: an address may be read by others, and
 * nobody proved that it is the person's. The token is in the URL's fragment, which reaches no
 * server, no log and no Referer.
 */
export function foundMail(
  site: EmailSite,
  told: Told & { email: string; brand: EmailBrand | undefined },
  token: string,
): Mail {
  const { hello, found, footer } = texts[told.readerLanguage];
  const name = `${told.expertName} ${told.expertLastName}`.trim();
  const content: EmailContent = {
    language: told.readerLanguage,
    subject: found.subject(name),
    heading: found.heading,
    person: { id: told.expertId, name, picture: told.expertPicture },
    paragraphs: [hello(told.name), found.intro(name), found.asked],
    facts: [{ label: found.expertise, value: told.expertise }],
    list: [],
    brand: told.brand,
    action: {
      label: found.action(told.expertName),
      url: `${site.publicUrl}/expert/${told.expertId}`,
    },
    quietAction: { label: found.stop, url: `${site.publicUrl}/you/waiting#stop=${token}` },
    footer,
  };
  return {
    to: told.email,
    ...renderEmail(content, site),
    messageId: `waiting.found.${told.id}.${told.expertId}`,
  };
}
