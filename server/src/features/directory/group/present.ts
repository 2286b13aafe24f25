import { brandStyle } from '@puente/contract/brand';
import type { DirectoryCard } from '@puente/contract/directory';
import type { Partner } from '@puente/contract/partner';
import type { Language } from '@puente/contract/policy';
import { escapeHtml, type PageHead } from '../../../http/page-head.ts';
import { pageTexts as english } from '../../../locales/en/page.ts';
import { pageTexts as spanish } from '../../../locales/es/page.ts';
import { pathOf } from '../../provider/rules.ts';
import { nameOf, paintCard } from '../head/painted/present.ts';

export function pathOfGroup({ slug }: Pick<Partner, 'slug'>): string {
  return `/partners/${encodeURIComponent(slug)}`;
}

/** What is told of a partner and its people, painted in its colours before any script. */
export function presentGroup(
  { partner, experts }: { partner: Partner; experts: readonly DirectoryCard[] },
  publicUrl: string,
  language: Language,
): PageHead {
  const { group: texts } = language === 'es' ? spanish : english;
  const { name, about } = partner;
  const path = pathOfGroup(partner);
  const logo = logoOf(partner);
  const description = about?.[language] ?? texts.description(name);
  return {
    title: `${name} · Puente`,
    description,
    image: logo,
    path,
    ...(experts.length > 0 ? {} : { isUnlisted: true as const }),
    data: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...{ name, description, url: publicUrl + path },
      ...(logo ? { logo: publicUrl + logo } : {}),
      member: experts.map((expert) => ({
        '@type': 'Person',
        name: nameOf(expert),
        url: publicUrl + pathOf(expert),
      })),
    },
    content: paintedGroup({ partner, experts }, language),
  };
}

function logoOf({ config }: Partner): string | null {
  const logo = config?.theme?.logo;
  return logo?.startsWith('/') ? logo : null;
}

function paintedGroup(
  { partner, experts }: { partner: Partner; experts: readonly DirectoryCard[] },
  language: Language,
): string {
  const { group: texts } = language === 'es' ? spanish : english;
  const { name, slug, about, checks, config } = partner;
  const logo = logoOf(partner);
  const style = config?.theme ? ` style="${escapeHtml(brandStyle(config.theme))}"` : '';
  const welcome = config?.welcome?.[language];
  return [
    `<div${style} class="mx-auto flex w-full max-w-choose flex-col gap-8 px-4 py-6 sm:px-6 lg:py-10">`,
    '<header class="flex flex-col items-start gap-4"><div class="flex w-full flex-wrap items-center gap-x-5 gap-y-3">',
    logo
      ? `<img src="${escapeHtml(logo)}" alt="" width="80" height="80" class="size-20 shrink-0 rounded-full">`
      : '',
    `<h1 class="display min-w-0 flex-1 basis-40 text-3xl wrap-anywhere">${escapeHtml(name)}</h1></div>`,
    welcome ? `<p class="text-lg text-ink-soft">${escapeHtml(welcome)}</p>` : '',
    `<a href="/?pId=${encodeURIComponent(slug)}" class="touch relative inline-flex items-center justify-center gap-2 rounded-control bg-primary px-6 py-3 text-center text-lg font-semibold text-on-primary select-none">${escapeHtml(texts.ask(name))}</a>`,
    `<p class="text-ink-soft">${escapeHtml(texts.askText(name))}</p></header>`,
    told(texts.about, about?.[language]),
    told(texts.checks, checks?.[language]),
    links(partner),
    '<section class="flex flex-col gap-4">',
    `<h2 class="text-2xl font-semibold">${escapeHtml(texts.people(name))}</h2>`,
    '<ul class="grid grid-cols-1 gap-4 md:grid-cols-2">',
    ...experts.map((expert) => paintCard(expert, language)),
    '</ul></section></div>',
  ].join('');
}

function told(title: string, text: string | undefined): string {
  if (!text) return '';
  return `<section class="max-w-read"><h2 class="mb-1 text-xl font-semibold">${escapeHtml(title)}</h2><p class="text-ink-soft">${escapeHtml(text)}</p></section>`;
}

function links({ config }: Partner): string {
  const items = (config?.resourceLinks ?? []).map(
    ({ url, label }) =>
      `<li><a href="${escapeHtml(url)}" target="_blank" rel="noreferrer" class="touch inline-flex items-center font-medium text-primary-text underline underline-offset-3">${escapeHtml(label)}</a></li>`,
  );
  if (items.length === 0) return '';
  return `<section><ul class="flex flex-wrap gap-x-5">${items.join('')}</ul></section>`;
}
