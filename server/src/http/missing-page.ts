import type { Language } from '@puente/contract/policy';
import { pageTexts as english } from '../locales/en/page.ts';
import { pageTexts as spanish } from '../locales/es/page.ts';
import { escapeHtml } from './page-head.ts';

/** The logo's bridge, with a piece missing, as the page itself draws it. */
const brokenBridge =
  '<svg viewBox="0 0 96 44" aria-hidden="true" class="h-16 text-ink-faint"><g fill="none" ' +
  'stroke="currentColor" stroke-width="2.5" stroke-linecap="round">' +
  '<path d="M4 36h34M58 36h34M14 36v-4a34 34 0 0 1 22-26M82 36v-4a34 34 0 0 0-22-26M26 36V14M70 36V14"></path>' +
  '<path d="M44 36h8M42 4.5a34 34 0 0 1 12 0" stroke-dasharray="0.1 5" class="opacity-70"></path></g></svg>';

/** True for the address of an expert’s page, whether or not that expert exists. */
export function isOfExpert(path: string): boolean {
  return /^\/(?:@|expert\/)/.test(path);
}

/** What an address that leads to nothing says before any script: its title, and its first lines. */
export function missingPage(path: string, language: Language): { title: string; content: string } {
  const isExpert = isOfExpert(path);
  const { missing, missingExpert, experts } = language === 'es' ? spanish : english;
  const { title, text, home } = isExpert ? missingExpert : missing;
  const toHome = { path: '/', name: home };
  const toExperts = { path: '/experts', name: experts.title };
  const [likeliest, other] = isExpert ? [toExperts, toHome] : [toHome, toExperts];
  return {
    title: `${title} · Puente`,
    content: [
      '<div class="mx-auto flex w-full max-w-md flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center">',
      `${brokenBridge}<h1 class="display text-3xl text-balance wrap-anywhere">${escapeHtml(title)}</h1>`,
      `<p class="max-w-[38ch] text-balance text-ink-soft">${escapeHtml(text)}</p>`,
      `<div class="grid gap-2 pt-2">${link(likeliest, 'bg-primary text-on-primary')}`,
      `${link(other, 'border border-line-control bg-surface text-ink')}</div></div>`,
    ].join(''),
  };
}

/** A link as high and wide as the page's own. */
function link({ path, name }: { path: string; name: string }, colors: string): string {
  return (
    '<a class="touch relative inline-flex items-center justify-center gap-2 rounded-control px-6 py-3 text-center text-lg ' +
    `font-semibold select-none ${colors}" href="${path}">${escapeHtml(name)}</a>`
  );
}
