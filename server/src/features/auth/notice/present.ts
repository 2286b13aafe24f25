import type { Mail } from '../../../gateways/mail/port.ts';
import { formatInstant } from '../../../lib/format.ts';
import { renderLetter } from '../../../lib/letter.ts';
import { authTexts as en } from '../../../locales/en/auth.ts';
import { authTexts as es } from '../../../locales/es/auth.ts';
import { phoneEnding } from '../reset/rules.ts';
import { tellableDevice } from './rules.ts';
import type { NoticeRow } from './store.ts';

const texts = { en, es };

/**
 * The mail that tells of a change. Nothing in it was typed by anybody, not even the name in a
 * greeting: whoever is in somebody's account, or gave somebody's address, does not write in it.
 */
export const noticeMail = (publicUrl: string, row: NoticeRow): Mail => {
  const { footer, hello, notice } = texts[row.language];
  const what = notice.kinds[row.kind];
  const letter = renderLetter({
    language: row.language,
    subject: what.subject,
    heading: what.heading,
    paragraphs: [
      hello(''),
      what.intro(phoneEnding(row.phone)),
      notice.wasYou,
      row.kind.startsWith('email-') ? notice.wasNot.email : notice.wasNot.password,
    ],
    facts: [
      { label: notice.when, value: formatInstant(row.happenedAt, row) },
      { label: notice.device, value: tellableDevice(row.device) ?? notice.unknownDevice },
    ],
    list: [],
    actions: [{ label: notice.action, url: `${publicUrl}/you/security` }],
    footer,
  });
  return { to: row.email, ...letter, messageId: `auth.notice.${row.kind}.${row.id}` };
};
