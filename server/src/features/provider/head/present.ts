import { expertiseFor } from '@puente/contract/policy/expertise';
import type { PageHead } from '../../../http/page-head.ts';
import type { Writing } from '../../../lib/format.ts';
import type { PlacesOf } from '../../place/service.ts';
import { ratesOf } from '../present.ts';
import { digitsOf, excerpt, pathOf, priceOfDuration } from '../rules.ts';
import type { ProfileRow } from '../store.ts';
import { paintProfile } from './painted/present.ts';

/**
 * What link previews and search engines are told of an expert's page, with the expert's line in the
 * page's language where they wrote it in that one, too (profile-5).
 */
export function presentHead(
  { row, places }: { row: ProfileRow; places: PlacesOf },
  publicUrl: string,
  reader: Writing,
): PageHead {
  const name = `${row.name} ${row.last_name}`.trim();
  const { expertise, expertise_translated: expertiseTranslated, languages } = row;
  const line = expertiseFor({ expertise, expertiseTranslated, languages }, reader.language);
  const head = {
    title: [name, line.text].filter(Boolean).join(' · '),
    description: excerpt(row.about_me),
    image: row.picture,
    path: pathOf(row),
    isProfile: true as const,
    zone: row.timezone,
    // Who isn't verified can be visited, and is recommended nowhere (people-4).
    ...(row.verification === 'verified' ? {} : { isUnlisted: true as const }),
  };
  return {
    ...head,
    data: structuredData(row, publicUrl, { ...head, expertise: line.text }),
    content: paintProfile({ row, name, line, places, reader }),
  };
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
