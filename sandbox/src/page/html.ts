/** Markup that is already safe. */
export type Html = { readonly markup: string };
type Part = Html | string | number | false | null | undefined | Part[];

/** Writes markup; everything put into it is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.reduce((text, string, index) => text + render(parts[index - 1]) + string);
  return { markup };
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'object') return part.markup;
  return escapeHtml(String(part));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
