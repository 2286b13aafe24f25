import type { LegalText } from '@puente/contract/legal';
import MarkdownIt from 'markdown-it';

/** Markup inside the Markdown is shown as text; links lead to web addresses, mail and phones only. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** A document of Markdown with its facts filled in: `{{name}}`. Unknown names stay as they are. */
export function renderLegalText(source: string, facts: Record<string, string>): LegalText {
  const text = source.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);
  return {
    title: plain(/^# +(.+)$/m.exec(text)?.[1] ?? ''),
    description: plain(/^(?!#|\s*$)[^\n]+(?:\n[^\n]+)*/m.exec(text)?.[0] ?? ''),
    html: markdown.render(text),
  };
}

/** Markdown without its signs, for titles and descriptions. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
