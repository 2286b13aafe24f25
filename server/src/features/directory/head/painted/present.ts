import type { DirectoryCard } from '@puente/contract/directory';
import type { Language } from '@puente/contract/policy';
import { type ExpertField, expertFields } from '@puente/contract/policy/browsing';
import { expertiseFor } from '@puente/contract/policy/expertise';
import { escapeHtml, langAttribute } from '../../../../http/page-head.ts';
import { icons, words } from '../../../../http/painted.ts';
import { languageName } from '../../../../lib/language-name.ts';
import { pageTexts as english } from '../../../../locales/en/page.ts';
import { pageTexts as spanish } from '../../../../locales/es/page.ts';
import { pathOf } from '../../../provider/rules.ts';

/** What is painted of the list of experts. */
export type PaintedList = {
  heading: string;
  experts: readonly DirectoryCard[];
  total: number;
  /** The fields of those who fit, and how many there are of each. */
  fields: readonly { field: ExpertField; count: number }[];
  /** The chosen one. */
  field: ExpertField | undefined;
  /** All that narrows the list, as it stands in the address. */
  asked: URLSearchParams;
  language: Language;
};

const textsFor = (language: Language) => (language === 'es' ? spanish : english).experts;

/**
 * The list of experts before any script, laid out as the page will be. What the server can't know
 * holds its room: next times stand in the visitor's zone, prices in their currency.
 */
export function paintDirectory(painted: PaintedList): string {
  const { heading, experts, total, language } = painted;
  const texts = textsFor(language);
  return [
    '<div class="mx-auto w-full max-w-choose px-4 py-6 sm:px-6 lg:py-10">',
    `<h1 class="display mb-2 text-3xl">${escapeHtml(heading)}</h1>`,
    `<p class="mb-6 text-lg text-ink-soft">${escapeHtml(texts.lead)}</p>`,
    '<div class="flex flex-col gap-5">',
    field(texts.words, texts.wordsHelp),
    fieldLinks(painted),
    '<div class="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">',
    filters(language),
    `<div class="flex flex-col gap-5"><div class="sm:max-w-64">${field(texts.sort)}</div>`,
    '<div class="flex flex-col gap-4">',
    total > 0 ? `<p class="text-ink-soft">${texts.count(total)}</p>` : '',
    '<ul class="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">',
    ...experts.map((expert) => paintCard(expert, language)),
    '</ul></div></div></div></div></div>',
  ].join('');
}

/** A field as it will look, and its help; it can't be used yet. The label may be safe HTML. */
function field(label: string, help?: string): string {
  const control =
    '<span class="touch block w-full rounded-control border border-line-control bg-surface px-3.5 py-2.5" aria-hidden="true">&nbsp;</span>';
  const below =
    help === undefined ? '' : `<p class="text-sm text-ink-soft">${escapeHtml(help)}</p>`;
  return `<div class="flex flex-col gap-1.5"><p class="font-medium">${label}</p>${control}${below}</div>`;
}

/** The fields as links: they work before the page's own buttons do. */
function fieldLinks({ fields, field: chosen, asked, language }: PaintedList): string {
  const texts = textsFor(language);
  const known = new Map(fields.map(({ field: one, count }) => [one, count]));
  const shown = expertFields.filter((one) => known.has(one) || one === chosen);
  const links = shown.map((one) => {
    const search = new URLSearchParams(asked);
    if (one === chosen) search.delete('field');
    else search.set('field', one);
    const to = search.size > 0 ? `/experts?${search.toString()}` : '/experts';
    const look =
      one === chosen ? 'border-primary-text bg-primary text-on-primary' : 'border-line bg-surface';
    return `<a href="${escapeHtml(to)}" class="touch shrink-0 rounded-full border px-4 py-2 font-medium ${look}">${escapeHtml(texts.fields[one])} <span class="tabular font-normal">${known.get(one) ?? 0}</span></a>`;
  });
  return `<div class="flex flex-wrap gap-2 py-1 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4">${links.join('')}</div>`;
}

/** A button on a phone; the filters themselves beside the list of a wide screen. */
function filters(language: Language): string {
  const texts = textsFor(language);
  // The price is asked in the visitor's currency.
  const shown = [texts.language, texts.day, words(12), texts.partner].map((label) => field(label));
  return [
    '<div class="flex flex-col gap-4">',
    `<p class="touch inline-flex items-center self-start rounded-control border border-line-control bg-surface px-4 py-2 font-semibold lg:hidden">${texts.filters}</p>`,
    `<div class="grid gap-4 max-lg:hidden sm:grid-cols-2 lg:grid-cols-1">${shown.join('')}</div></div>`,
  ].join('');
}

/** An expert in a list, in the room that the page's own card will take. */
export function paintCard(expert: DirectoryCard, language: Language): string {
  const texts = textsFor(language);
  const line = expertiseFor(expert, language);
  const portrait = expert.profilePicture
    ? `<img src="${escapeHtml(expert.profilePicture)}" alt="" width="64" height="64" class="size-16 shrink-0 rounded-full bg-sunken object-cover">`
    : '<span class="size-16 shrink-0 rounded-full bg-sunken"></span>';
  const badge = expert.partner
    ? `<p class="touch -mt-0.5 -mb-1.5 inline-flex items-center gap-1 py-1.5 text-sm font-medium wrap-anywhere text-primary-text">${icons.verified}${escapeHtml(texts.verifiedBy(expert.partner.name))}</p>`
    : '';
  return [
    '<li class="relative flex flex-col rounded-card bg-surface p-4 shadow-card sm:p-5"><div class="flex gap-4">',
    `${portrait}<div class="min-w-0 flex-1"><h2 class="text-lg font-semibold">`,
    `<a href="${escapeHtml(pathOf(expert))}" class="after:absolute after:inset-0 after:rounded-card">${escapeHtml(nameOf(expert))}</a></h2>`,
    badge,
    expert.stars ? `<p class="pt-1">${words(16)}</p>` : '',
    `<p class="text-ink-soft"${langAttribute(line.language)}>${escapeHtml(line.text)}</p></div></div>`,
    facts(expert, language),
    `<p class="mt-auto border-t border-line pt-3"><span class="text-xl">${words(9)}</span>`,
    expert.firstBooking ? `<span class="block text-sm">${words(24)}</span>` : '',
    '</p></li>',
  ].join('');
}

export function nameOf({ name, lastName }: DirectoryCard): string {
  return `${name} ${lastName}`.trim();
}

function facts({ languages, inPerson, location }: DirectoryCard, language: Language): string {
  const texts = textsFor(language);
  const { speaks } = (language === 'es' ? spanish : english).profile;
  const fact = (icon: string, text: string) =>
    `<li class="flex items-start gap-2"><span class="mt-0.5 shrink-0">${icon}</span><span class="min-w-0">${text}</span></li>`;
  const spoken = new Intl.ListFormat(language).format(
    languages.map((code) => languageName(code, language)),
  );
  return [
    '<ul class="mt-3 mb-4 flex flex-col gap-1.5 text-ink-soft">',
    // The day and hour, then the zone, which isn't broken.
    fact(icons.nextFree, words(11, 9, 10)),
    fact(icons.languages, escapeHtml(speaks(spoken))),
    inPerson
      ? fact(icons.inPerson, escapeHtml([texts.inPerson, location].filter(Boolean).join(' · ')))
      : '',
    '</ul>',
  ].join('');
}
