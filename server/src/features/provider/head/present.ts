import type { Language } from '@puente/contract/policy';
import { expertiseFor } from '@puente/contract/policy/expertise';
import { escapeHtml, langAttribute, type PageHead } from '../../../http/page-head.ts';
import { pageTexts as english } from '../../../locales/en/page.ts';
import { pageTexts as spanish } from '../../../locales/es/page.ts';
import { ratesOf } from '../present.ts';
import { digitsOf, excerpt, pathOf, priceOfDuration } from '../rules.ts';
import type { ProfileRow } from '../store.ts';

type Line = ReturnType<typeof expertiseFor>;

/**
 * What link previews and search engines are told of an expert's page, with the expert's line in the
 * page's language where they wrote it in that one, too (profile-5).
 */
export function presentHead(row: ProfileRow, publicUrl: string, language: Language): PageHead {
  const name = `${row.name} ${row.last_name}`.trim();
  const { expertise, expertise_translated: expertiseTranslated, languages } = row;
  const line = expertiseFor({ expertise, expertiseTranslated, languages }, language);
  const head = {
    title: [name, line.text].filter(Boolean).join(' · '),
    description: excerpt(row.about_me),
    image: row.picture,
    path: pathOf(row),
    isProfile: true as const,
    // Who isn't verified can be visited, and is recommended nowhere (people-4).
    ...(row.verification === 'verified' ? {} : { isUnlisted: true as const }),
  };
  return {
    ...head,
    data: structuredData(row, publicUrl, { ...head, expertise: line.text }),
    content: paintedHeader(row, { name, line }, language),
  };
}

/** Portrait, name and expertise as the page will show them, while the page is on its way. */
function paintedHeader(
  row: ProfileRow,
  { name, line }: { name: string; line: Line },
  language: Language,
): string {
  const isVerified = row.verification === 'verified' && row.partner_name !== null;
  const { verifiedBy } = language === 'es' ? spanish : english;
  const portrait = row.picture
    ? `<img src="${escapeHtml(row.picture)}" alt="" width="112" height="112" class="size-28 rounded-full bg-sunken object-cover">`
    : '<span class="size-28 rounded-full bg-sunken"></span>';
  const badge = isVerified
    ? `<p class="-my-2 flex min-h-11 items-center text-sm font-medium text-primary-text">${escapeHtml(verifiedBy(row.partner_name ?? ''))}</p>`
    : '';
  return [
    '<div class="mx-auto w-full max-w-read flex-1 px-4 py-4 sm:px-6 lg:py-10 xl:max-w-choose">',
    '<div class="grid gap-x-12 gap-y-8 xl:grid-cols-[22rem_minmax(0,1fr)]">',
    `<header class="flex flex-col gap-5">${portrait}<div class="flex flex-col gap-2">`,
    `<h1 class="display text-3xl">${escapeHtml(name)}</h1>${badge}`,
    `<p class="text-lg text-ink-soft"${langAttribute(line.language)}>${escapeHtml(line.text)}</p>`,
    '</div></header></div></div>',
  ].join('');
}

/** An expert and their prices as schema.org describes them. */
function structuredData(
  row: ProfileRow,
  publicUrl: string,
  head: Omit<PageHead, 'data'> & { expertise: string },
) {
  const url = publicUrl + head.path;
  const { normalRate } = ratesOf(row);
  const offers = row.durations
    .toSorted((one, other) => one - other)
    .map((minutes) => {
      const price = priceOfDuration(normalRate, minutes);
      return {
        '@type': 'Offer',
        name: `${minutes} min`,
        price: digitsOf(price),
        priceCurrency: price.currency,
        availability: 'https://schema.org/InStock',
        url,
      };
    });
  const person = {
    '@type': 'Person',
    '@id': `${url}#expert`,
    name: `${row.name} ${row.last_name}`.trim(),
    jobTitle: head.expertise,
    description: head.description,
    url,
    ...(head.image ? { image: publicUrl + head.image } : {}),
    knowsLanguage: row.languages,
  };
  const service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: head.title,
    serviceType: head.expertise,
    url,
    provider: { '@id': person['@id'] },
    offers,
  };
  return { '@context': 'https://schema.org', '@graph': [person, service] };
}
