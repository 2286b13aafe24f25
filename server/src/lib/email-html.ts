import type {
  EmailContent,
  EmailEnd,
  EmailBrand,
  EmailPerson,
  EmailSite,
} from './email-template.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Georgia,'Times New Roman',serif";

type Palette = Omit<EmailBrand, 'name' | 'url' | 'logo'>;

const ownPalette: Palette = {
  link: '#256cbb',
  linkOnDark: '#61a7fb',
  soft: '#e4f0fe',
  softOnDark: '#1c2b3e',
  action: '#3177c7',
  onAction: '#ffffff',
};

// Mail programs drop style sheets at will: all that is needed stands at the elements.
const stylesOf = ({ link, soft, action, onAction }: Palette) => ({
  body: `margin:0;padding:0;background:#faf8f4;color:#29221c;font:16px/1.5 ${sans}`,
  sheet: 'background:#faf8f4',
  column: 'padding:28px 16px 40px',
  brand: `font:700 22px/1.2 ${serif};color:${link};text-decoration:none`,
  logo: 'vertical-align:middle;border-radius:50%;margin-right:10px',
  onPuente: 'color:#574d44',
  // Addresses and people's own words can be wider than a small phone.
  card: 'background:#ffffff;border-radius:16px;padding:28px 24px;overflow-wrap:anywhere',
  kicker: 'margin:0 0 4px;color:#574d44',
  heading: `margin:0 0 20px;font:600 22px/1.35 ${serif};color:#29221c`,
  headingNote: `display:block;font:400 15px/1.5 ${sans};color:#574d44`,
  portrait: 'display:block;border-radius:50%;background:#f3eee6',
  initials:
    `width:56px;height:56px;border-radius:50%;background:${soft};color:${link};` +
    `font:600 20px/56px ${sans};text-align:center`,
  name: 'padding-left:14px;font-weight:600;font-size:18px',
  paragraph: 'margin:0 0 14px',
  label: 'padding:6px 16px 6px 0;color:#574d44;vertical-align:top;white-space:nowrap',
  value: 'padding:6px 0;vertical-align:top',
  list: 'margin:0 0 22px;padding-left:22px',
  action:
    `display:inline-block;padding:13px 24px;border-radius:12px;background:${action};` +
    `color:${onAction};font-weight:600;text-decoration:none`,
  quiet: `color:${link}`,
  quietLine: 'margin:14px 0 0',
  terms: 'margin:24px 0 0;padding-top:20px;border-top:1px solid #e6e0d6;font-size:14px',
  termsTitle: 'margin:0 0 6px;font-weight:600',
  termsList: 'margin:0;padding-left:20px;color:#574d44',
  end: 'padding:20px 24px 0;font-size:14px;color:#574d44;overflow-wrap:anywhere',
  endLine: 'margin:0 0 8px',
});

type Styles = ReturnType<typeof stylesOf>;

/** Over the styles above where the reader's screen is dark. */
const darkOf = ({ linkOnDark, softOnDark }: Palette) =>
  [
    ['.sheet', 'background:#161310!important;color:#f0ece6!important'],
    ['.card', 'background:#221e1a!important'],
    ['.ink', 'color:#f0ece6!important'],
    ['.soft', 'color:#bfb8ae!important'],
    ['.link', `color:${linkOnDark}!important`],
    ['.mark', `background:${softOnDark}!important;color:${linkOnDark}!important`],
    ['.line', 'border-color:#3a342e!important'],
  ]
    .map(([name, rules]) => `${name}{${rules}}`)
    .join('');

/** Over them on a phone: a meeting's day and hours are one line there. */
const narrow =
  '.column{padding:20px 8px 32px!important}.card{padding:24px 16px!important}' +
  '.when{font-size:18px!important}';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The HTML of a mail: tables, because mail programs lay out nothing else alike. */
export function htmlOf(
  email: EmailContent,
  end: EmailEnd,
  { publicUrl, onPuente }: EmailSite & { onPuente: string },
): string {
  const palette = email.brand ?? ownPalette;
  const styles = stylesOf(palette);
  const dark = darkOf(palette);
  return [
    `<!doctype html><html lang="${email.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="supported-color-schemes" content="light dark">`,
    `<title>${escape(email.subject)}</title>`,
    `<style>:root{color-scheme:light dark}@media(max-width:480px){${narrow}}@media(prefers-color-scheme:dark){${dark}}</style>`,
    `</head><body class="sheet" style="${styles.body}">`,
    `<table ${table} width="100%" class="sheet" style="${styles.sheet}">`,
    `<tr><td align="center" class="column" style="${styles.column}">`,
    `<table ${table} width="100%" style="max-width:560px">`,
    `<tr><td style="padding:0 24px 16px">`,
    `${brandHtml(email.brand, { publicUrl, onPuente }, styles)}</td></tr>`,
    `<tr><td class="card ink" style="${styles.card}">${cardOf(email, publicUrl, styles)}</td></tr>`,
    `<tr><td class="soft" style="${styles.end}">${endHtml(end, styles)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

function brandHtml(
  brand: EmailBrand | undefined,
  site: { publicUrl: string; onPuente: string },
  styles: Styles,
): string {
  const { name, url, logo } = brand ?? { name: 'Puente', url: site.publicUrl, logo: null };
  const picture = logo
    ? `<img src="${escape(logo)}" width="32" height="32" alt="" style="${styles.logo}">`
    : '';
  const note = brand
    ? ` <span class="soft" style="${styles.onPuente}">${escape(site.onPuente)}</span>`
    : '';
  return `${picture}<a href="${escape(url)}" class="link" style="${styles.brand}">${escape(name)}</a>${note}`;
}

function escape(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character)
    .replaceAll(/(\d) (%|[AP]M)/g, '$1&nbsp;$2');
}

/** Keeps `17:00–18:00`, `11:30 PM – 12:30 AM` and `GMT-3` on one line each. */
function unbroken(html: string): string {
  return html.replaceAll(
    /\d+:\d+(?:&nbsp;[AP]M)? ?– ?\d+:\d+(?:&nbsp;[AP]M)?|GMT[+-]\d+(?::\d+)?/g,
    '<span style="white-space:nowrap">$&</span>',
  );
}

function cardOf(email: EmailContent, publicUrl: string, styles: Styles): string {
  const { kicker, heading, headingNote, person, paragraphs, list } = email;
  const note = headingNote
    ? ` <span class="soft" style="${styles.headingNote}">${escape(headingNote)}</span>`
    : '';
  return [
    kicker ? `<p class="soft" style="${styles.kicker}">${escape(kicker)}</p>` : '',
    `<h1 class="ink${headingNote ? ' when' : ''}" style="${styles.heading}">${unbroken(escape(heading))}${note}</h1>`,
    person ? personOf(person, publicUrl, styles) : '',
    ...paragraphs.map((paragraph) => `<p style="${styles.paragraph}">${lines(paragraph)}</p>`),
    factsOf(email, styles),
    list.length > 0
      ? `<ul style="${styles.list}">${list.map((line) => `<li>${lines(line)}</li>`).join('')}</ul>`
      : '',
    actionsOf(email, styles),
    termsOf(email, styles),
  ]
    .filter(Boolean)
    .join('\n');
}

function personOf({ name, picture }: EmailPerson, publicUrl: string, styles: Styles): string {
  // Pictures of this installation alone: another host would learn who reads what, and when.
  const portrait = picture?.startsWith('/')
    ? `<img src="${escape(publicUrl + picture)}" width="56" height="56" alt="" style="${styles.portrait}">`
    : `<div class="mark" style="${styles.initials}" aria-hidden="true">${escape(initialsOf(name))}</div>`;
  return (
    `<table ${table} style="margin:0 0 20px"><tr><td width="56">${portrait}</td>` +
    `<td class="ink" style="${styles.name}">${escape(name)}</td></tr></table>`
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0));
  return letters.join('').toUpperCase();
}

function lines(text: string): string {
  return unbroken(escape(text)).replaceAll('\n', '<br>');
}

function factsOf({ facts }: EmailContent, styles: Styles): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value, url }) =>
      `<tr><td class="soft" style="${styles.label}">${escape(label)}</td>` +
      `<td style="${styles.value}">${url ? linkOf({ label: value, url }, styles) : lines(value)}</td></tr>`,
  );
  return `<table ${table} style="margin:0 0 18px">${rows.join('')}</table>`;
}

function actionsOf({ action, quietAction }: EmailContent, styles: Styles): string {
  const main = action
    ? `<a href="${escape(action.url)}" style="${styles.action}">${escape(action.label)}</a>`
    : '';
  const quiet = quietAction
    ? `<p style="${styles.quietLine}">${linkOf(quietAction, styles)}</p>`
    : '';
  return main + quiet;
}

function linkOf({ label, url }: { label: string; url: string }, styles: Styles): string {
  return `<a href="${escape(url)}" class="link" style="${styles.quiet}">${escape(label)}</a>`;
}

function termsOf({ terms }: EmailContent, styles: Styles): string {
  if (!terms) return '';
  const items = terms.lines.map((line) => `<li>${lines(line)}</li>`).join('');
  return (
    `<div class="line" style="${styles.terms}"><p style="${styles.termsTitle}">` +
    `${escape(terms.title)}</p><ul class="soft" style="${styles.termsList}">${items}</ul></div>`
  );
}

function endHtml({ help, footer, links }: EmailEnd, styles: Styles): string {
  const shown = links.map(
    ({ label, url }) =>
      `<a href="${escape(url)}" class="link" style="${styles.quiet}">${escape(label)}</a>`,
  );
  return [help ? linked(help, styles) : '', lines(footer), shown.join(' · ')]
    .filter(Boolean)
    .map((line) => `<p style="${styles.endLine}">${line}</p>`)
    .join('');
}

/** A sentence of ours with an address in it. */
function linked(text: string, styles: Styles): string {
  return escape(text).replace(
    /https?:\/\/\S+[^\s.]/,
    (url) => `<a href="${url}" class="link" style="${styles.quiet}">${url}</a>`,
  );
}
