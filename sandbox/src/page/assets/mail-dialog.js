import { language, texts } from './sections.js';

const dialog = document.querySelector('dialog.mail');
const frame = dialog.querySelector('iframe');

/** Shows one mail; its text stays locked in a frame that can't reach this page. */
export async function openMail(id) {
  const response = await fetch(`/sandbox/mails/${id}`);
  if (!response.ok) return;
  const mail = await response.json();
  const title = dialog.querySelector('h2');
  title.textContent = mail.subject || texts.mails.noSubject;
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  dialog.querySelector('[data-mail="people"]').textContent = [
    `${texts.mails.from} ${mail.from}`,
    `${texts.mails.to} ${mail.to.join(', ')}`,
    at.format(new Date(mail.receivedAt)),
  ].join(' · ');
  frame.src = `/sandbox/mails/${id}/html`;
  showAttachments(mail);
  dialog.showModal();
  title.focus();
}

function showAttachments(mail) {
  const holder = dialog.querySelector('[data-mail="attachments"]');
  holder.replaceChildren();
  if (mail.attachments.length === 0) return;
  const heading = document.createElement('h3');
  heading.textContent = texts.mails.attachments;
  const links = mail.attachments.map(({ filename }, index) => {
    const link = document.createElement('a');
    link.className = 'button';
    link.href = `/sandbox/mails/${mail.id}/attachments/${index}`;
    link.download = filename;
    link.textContent = filename;
    return link;
  });
  const row = document.createElement('div');
  row.className = 'row';
  row.append(...links);
  holder.append(heading, row);
}

dialog.addEventListener('close', () => {
  frame.src = 'about:blank';
});
