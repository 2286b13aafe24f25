/** The head of a page, for link previews and search engines; plain text. */
export type PageHead = {
  title: string;
  description: string;
  /** Absolute path of a picture. */
  image: string | null;
  /** Canonical path. */
  path: string;
  /** Structured data (schema.org). */
  data?: object;
  /** Safe HTML of what the head already knows, painted before any script. */
  content?: string;
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u2028': '&#8232;',
  '\u2029': '&#8233;',
};

/** Characters that could end the script element, or a line in a JavaScript parser. */
const unsafeInBlock = /[<\u2028\u2029]/g;

/** A JSON data block: not executed, so the content security policy allows it; its text is escaped. */
export function dataBlock(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replace(
    unsafeInBlock,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}

/** The description that search engines show. */
export function renderDescription(description: string): string {
  return `<meta name="description" content="${escapeHtml(description)}">`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

export function renderHead(head: PageHead, publicUrl: string): string {
  const { title, description, image, path, data } = head;
  const meta = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    renderDescription(description),
    `<link rel="canonical" href="${escapeHtml(publicUrl + path)}">`,
    meta('og:type', 'profile'),
    meta('og:site_name', 'Puente'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', publicUrl + path),
    ...(image ? [meta('og:image', publicUrl + image)] : []),
    `<meta name="twitter:card" content="summary">`,
    ...(data ? [dataBlock('application/ld+json', data)] : []),
  ].join('\n    ');
}
