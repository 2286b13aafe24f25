import { describe, expect, test } from 'vitest';
import { type EmailContent, renderEmail } from './email-template.ts';

const letter: EmailContent = {
  language: 'en',
  subject: 'Confirmed',
  kicker: 'Your meeting is confirmed',
  heading: 'Wed 2 Dec 2026, 17:00',
  person: { id: '1', name: 'Camila Rojas', picture: '/media/camila.png' },
  paragraphs: ['Hi <b>Inés</b>,'],
  facts: [{ label: 'Price', value: '$60.00' }],
  list: [],
  action: { label: 'See your booking', url: 'https://puente.example/activity/1' },
  quietAction: { label: 'Join the meeting', url: 'https://puente.example/abcdefghij' },
  terms: { title: 'If plans change', lines: ['Free cancellation until tomorrow.'] },
  footer: 'You have a booking.',
};
const site = { publicUrl: 'https://puente.example', replyTo: null };

describe('a mail', () => {
  test('says the same in both forms, and keeps what people typed as text', () => {
    const { text, html } = renderEmail(letter, site);
    const said = [letter.kicker, letter.heading, 'Camila Rojas', 'Price', 'If plans change'];
    for (const form of [text, html])
      for (const part of [...said, letter.action?.url, letter.quietAction?.url])
        expect(form).toContain(part);
    expect(html).toContain('Hi &lt;b&gt;Inés&lt;/b&gt;,');
  });

  test('keeps an hour and a share in one line', () => {
    const terms = { title: 'Terms', lines: ['Until 3:00 PM a 90 % refund'] };
    expect(renderEmail({ ...letter, terms }, site).html).toContain(
      'Until 3:00&nbsp;PM a 90&nbsp;% refund',
    );
  });

  test('keeps a range of hours and an offset in one line wherever they stand', () => {
    const when = 'Tue 1 Dec 2026, 17:00–18:00 (Kathmandu, GMT+5:45)';
    const kept = (part: string) => `<span style="white-space:nowrap">${part}</span>`;
    const unbroken = `Tue 1 Dec 2026, ${kept('17:00–18:00')} (Kathmandu, ${kept('GMT+5:45')})`;
    const paragraphs = [`It is on ${when}.`];
    const facts = [{ label: 'When', value: when }];
    const terms = { title: 'Terms', lines: [`Until ${when}`] };
    const { html, text } = renderEmail({ ...letter, paragraphs, facts, list: [when], terms }, site);
    for (const part of [`It is on ${unbroken}.`, `>${unbroken}</td>`, `<li>${unbroken}</li>`])
      expect(html).toContain(part);
    expect(html).toContain(`<li>Until ${unbroken}</li>`);
    expect(text).toContain(when);
  });

  test('shows pictures of this installation alone, and initials otherwise', () => {
    const pictureOf = (picture: string | null) =>
      renderEmail({ ...letter, person: { id: '1', name: 'Camila Rojas', picture } }, site).html;
    expect(pictureOf('/media/camila.png')).toContain(
      'src="https://puente.example/media/camila.png"',
    );
    for (const picture of [null, 'https://elsewhere.example/seen.gif']) {
      expect(pictureOf(picture)).not.toContain('<img');
      expect(pictureOf(picture)).toContain('>CR</div>');
    }
  });

  test('asks for an answer only where somebody reads it', () => {
    const answered = renderEmail(letter, { ...site, replyTo: 'ayuda@puente.example' });
    expect(answered.text).toContain('Reply to this email');
    const silent = renderEmail(letter, site);
    expect(silent.text).not.toContain('Reply');
    expect(silent.html).toContain('href="https://puente.example/you/feedback"');
    const inSpanish = renderEmail({ ...letter, language: 'es' }, site).text;
    expect(inSpanish).toContain('Escríbenos en https://puente.example/you/feedback.');
  });

  test('to those who run the installation has no help and no terms', () => {
    const { text } = renderEmail({ ...letter, isForOperator: true }, site);
    expect(text).not.toMatch(/Questions|\/terms|\/privacy/);
  });
});
