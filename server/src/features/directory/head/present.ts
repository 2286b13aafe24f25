import type { DirectoryCard } from '@puente/contract/directory';
import type { Language } from '@puente/contract/policy';
import type { ExpertField } from '@puente/contract/policy/browsing';
import { expertiseFor } from '@puente/contract/policy/expertise';
import { escapeHtml, langAttribute, type PageHead } from '../../../http/page-head.ts';
import { pageTexts as english } from '../../../locales/en/page.ts';
import { pageTexts as spanish } from '../../../locales/es/page.ts';
import { pathOf } from '../../provider/rules.ts';

/** The head of the list of experts, its first ones painted before any script. */
export function presentDirectory(
  { experts, field, path, isUnlisted }: Shown,
  publicUrl: string,
  language: Language,
): PageHead {
  const texts = (language === 'es' ? spanish : english).experts;
  const heading = field ? texts.inField(texts.fields[field]) : texts.title;
  return {
    title: `${heading} · Puente`,
    description: texts.description(field ? texts.fields[field] : null),
    image: null,
    path,
    ...(isUnlisted ? { isUnlisted } : {}),
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: heading,
      itemListElement: experts.map((expert, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: nameOf(expert),
        url: publicUrl + pathOf(expert),
      })),
    },
    content: [
      '<div class="mx-auto w-full max-w-choose px-4 py-6 sm:px-6 lg:py-10">',
      `<h1 class="display mb-2 text-3xl">${escapeHtml(heading)}</h1>`,
      `<p class="mb-6 text-lg text-ink-soft">${escapeHtml(texts.lead)}</p>`,
      '<ul class="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">',
      ...experts.map((expert) => paintedCard(expert, language)),
      '</ul></div>',
    ].join(''),
  };
}

type Shown = {
  experts: readonly DirectoryCard[];
  field: ExpertField | undefined;
  path: string;
  isUnlisted?: true | undefined;
};

export function nameOf({ name, lastName }: DirectoryCard): string {
  return `${name} ${lastName}`.trim();
}

/** An expert in a list, as far as it is painted before any script. */
export function paintedCard(expert: DirectoryCard, language: Language): string {
  const { verifiedBy } = language === 'es' ? spanish : english;
  const line = expertiseFor(expert, language);
  const portrait = expert.profilePicture
    ? `<img src="${escapeHtml(expert.profilePicture)}" alt="" width="64" height="64" class="size-16 shrink-0 rounded-full bg-sunken object-cover">`
    : '<span class="size-16 shrink-0 rounded-full bg-sunken"></span>';
  const badge = expert.partner
    ? `<p class="text-sm font-medium text-primary-text">${escapeHtml(verifiedBy(expert.partner.name))}</p>`
    : '';
  return [
    '<li class="flex gap-4 rounded-card bg-surface p-4 shadow-card sm:p-5">',
    portrait,
    '<div class="min-w-0 flex-1"><h2 class="text-lg font-semibold">',
    `<a href="${escapeHtml(pathOf(expert))}">${escapeHtml(nameOf(expert))}</a></h2>${badge}`,
    `<p class="text-ink-soft"${langAttribute(line.language)}>${escapeHtml(line.text)}</p></div></li>`,
  ].join('');
}
