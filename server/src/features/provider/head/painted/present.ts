import type { Money } from '@puente/contract/money';
import { currencyOfRegion } from '@puente/contract/policy/currency';
import type { expertiseFor } from '@puente/contract/policy/expertise';
import { escapeHtml, langAttribute } from '../../../../http/page-head.ts';
import { icons, room, words } from '../../../../http/painted.ts';
import { formatMinutes, formatPrice, type Writing } from '../../../../lib/format.ts';
import { languageName } from '../../../../lib/language-name.ts';
import { pageTexts as english } from '../../../../locales/en/page.ts';
import { pageTexts as spanish } from '../../../../locales/es/page.ts';
import type { PlacesOf } from '../../../place/service.ts';
import { ratesOf } from '../../present.ts';
import { priceOfDuration, usualPrice } from '../../rules.ts';
import { ratingOf } from '../../stars/rules.ts';
import type { ProfileRow } from '../../store.ts';

/** What is painted of an expert, and for whom. */
export type Painted = {
  row: ProfileRow;
  name: string;
  line: ReturnType<typeof expertiseFor>;
  places: PlacesOf;
  reader: Writing;
};

/**
 * An expert's page before any script, laid out as the page will be. What the server can't know holds
 * its room: the next free time stands in the visitor's zone, prices in their currency.
 */
export function paintProfile(painted: Painted): string {
  const { row } = painted;
  const texts = textsFor(painted.reader);
  return [
    '<div class="mx-auto w-full max-w-read flex-1 px-4 py-4 sm:px-6 lg:py-10 xl:max-w-choose">',
    '<div class="grid gap-x-12 gap-y-8 xl:grid-cols-[22rem_minmax(0,1fr)]">',
    `<div class="flex flex-col gap-8">${header(painted)}${prices(painted)}${story(painted)}</div>`,
    '<div class="-m-2 hidden p-2 xl:block">',
    `<h2 class="display mb-5 text-2xl">${texts.times}</h2>${room('h-120 w-full')}</div></div></div>`,
    '<div class="sticky bottom-(--shell-bottom) border-t border-line bg-canvas xl:hidden">',
    '<div class="mx-auto flex max-w-read flex-wrap items-center justify-between gap-3 px-4 py-3 sm:gap-4 sm:px-6">',
    `<div class="min-w-0 flex-1 basis-32">${startingPrice(painted)}</div>`,
    '<a class="touch relative inline-flex shrink-0 items-center justify-center rounded-control bg-primary px-6 py-3 text-lg font-semibold text-on-primary select-none"',
    ` href="/book/${row.id}">${texts.seeTimes}</a></div></div>`,
  ].join('');
}

const textsFor = ({ language }: Writing) => (language === 'es' ? spanish : english).profile;

function header(painted: Painted): string {
  const { row, name, line, reader } = painted;
  const { verifiedBy } = reader.language === 'es' ? spanish : english;
  const isVerified = row.verification === 'verified' && row.partner_name !== null;
  const portrait = row.picture
    ? `<img src="${escapeHtml(row.picture)}" alt="" width="112" height="112" class="size-28 shrink-0 rounded-full bg-sunken object-cover">`
    : '<span class="size-28 shrink-0 rounded-full bg-sunken"></span>';
  const badge = isVerified
    ? `<p class="-my-2 flex min-h-11 items-center gap-1 text-sm font-medium wrap-anywhere text-primary-text">${icons.verified}${escapeHtml(verifiedBy(row.partner_name ?? ''))}</p>`
    : '';
  const stars = ratingOf(row.review_count, row.review_stars);
  return [
    `<header class="flex flex-col gap-5">${portrait}<div class="flex flex-col gap-2">`,
    `<h1 class="display text-3xl">${escapeHtml(name)}</h1>${badge}`,
    stars ? `<p>${words(16)}</p>` : '',
    `<p class="text-lg text-ink-soft"${langAttribute(line.language)}>${escapeHtml(line.text)}</p>`,
    `</div>${facts(painted)}${room('h-11 w-48')}</header>`,
  ].join('');
}

function facts({ row, places, reader }: Painted): string {
  const texts = textsFor(reader);
  const list = (items: readonly string[]) => new Intl.ListFormat(reader.language).format(items);
  const fact = (icon: string, text: string, shown = 'flex') =>
    `<li class="${shown} items-start gap-2.5"><span class="mt-0.5 shrink-0">${icon}</span><span class="min-w-0 flex-1">${text}</span></li>`;
  const isInPerson = places.isSet ? places.isInPerson : row.in_person;
  const where = [isInPerson ? texts.inPerson : texts.online, row.location].filter(Boolean);
  const areas = places.public.home?.areas.map(({ name }) => name) ?? [];
  return [
    '<ul class="flex flex-col gap-2 text-ink-soft">',
    // The day and hour, then the zone, which isn't broken.
    fact(icons.nextFree, `${texts.nextFree} ${words(13, 9, 16)}`),
    fact(
      icons.languages,
      escapeHtml(
        texts.speaks(list(row.languages.map((code) => languageName(code, reader.language)))),
      ),
    ),
    isInPerson || row.location ? fact(icons.place, escapeHtml(where.join(' · '))) : '',
    areas.length > 0
      ? fact(icons.home, escapeHtml(texts.homeVisits(list(named(areas, texts)))))
      : '',
    ...places.public.offices.map(({ name, address }) =>
      fact(icons.office, escapeHtml(`${texts.office(name)} ${address}`)),
    ),
    // Shown by /theme.js where the visitor's clock shows another time.
    fact(icons.zone, `${escapeHtml(texts.zone(row.name))} ${words(5, 8)}`, 'if-other-clock'),
    '</ul>',
  ].join('');
}

/** How many areas are named before the others are counted, as on the page. */
const mostAreas = 8;

function named(areas: readonly string[], { moreAreas }: typeof english.profile): string[] {
  const left = areas.length - mostAreas;
  return left > 1 ? [...areas.slice(0, mostAreas), moreAreas(left)] : [...areas];
}

type Price = { durationMinutes: number; price: Money; first: Money | null };

/**
 * What anybody in the reader's country is asked for; null where the page will say it in another
 * currency.
 */
function pricesFor({ row, reader }: Painted): Price[] | null {
  if (!reader.region || currencyOfRegion(reader.region) !== row.rate_currency) return null;
  const { normalRate, discountedRate } = ratesOf(row);
  return row.durations
    .toSorted((one, other) => one - other)
    .map((durationMinutes) => {
      const price = priceOfDuration(normalRate, durationMinutes);
      const first = discountedRate && priceOfDuration(discountedRate, durationMinutes);
      return { durationMinutes, price, first: first && first.amount < price.amount ? first : null };
    });
}

function prices(painted: Painted): string {
  const { row, reader } = painted;
  const known = pricesFor(painted);
  const rows = row.durations
    .toSorted((one, other) => one - other)
    .map((minutes) => {
      const one = known?.find(({ durationMinutes }) => durationMinutes === minutes);
      const amount = one
        ? `<span class="painted-price text-right"><span class="font-semibold">${formatPrice(one.first ?? one.price, reader)}</span>${afterFirst(one, reader)}</span>`
        : `<span class="text-right">${words(8)}${row.discounted_rate === null ? '' : `<span class="block text-sm">${words(22)}</span>`}</span>`;
      return `<li class="tabular flex flex-wrap items-baseline justify-between gap-x-4 py-2"><span>${formatMinutes(minutes, reader.language)}</span>${amount}</li>`;
    });
  return `<section><h2 class="text-lg font-semibold">${textsFor(reader).prices}</h2><ul class="mt-1.5 flex flex-col divide-y divide-line">${rows.join('')}</ul></section>`;
}

function afterFirst({ price, first }: Price, reader: Writing): string {
  const { firstMeeting, thenPrice } = textsFor(reader);
  if (!first) return '';
  return `<span class="block text-sm text-ink-soft"><span class="whitespace-nowrap">${firstMeeting}</span> <span class="whitespace-nowrap">${thenPrice(formatPrice(price, reader))}</span></span>`;
}

/** The price of a meeting of the usual length, for the bottom bar of a phone. */
function startingPrice(painted: Painted): string {
  const { reader } = painted;
  const usual = usualPrice(pricesFor(painted) ?? []);
  if (!usual)
    return `<p class="min-w-0">${words(14)}<span class="block text-sm">${words(18)}</span></p>`;
  const length = textsFor(reader).perDuration(
    formatMinutes(usual.durationMinutes, reader.language),
  );
  return `<p class="painted-price tabular min-w-0"><span class="font-semibold whitespace-nowrap">${formatPrice(usual.first ?? usual.price, reader)}</span> <span class="text-sm whitespace-nowrap text-ink-soft">${length}</span>${afterFirst(usual, reader)}</p>`;
}

/** The expert's own text, chapter by chapter; empty chapters are left out. */
function story({ row, reader }: Painted): string {
  const texts = textsFor(reader);
  const [written] = row.languages;
  const own = written === undefined || written === reader.language ? null : written;
  const note =
    own === null
      ? ''
      : `<p class="-mb-5 text-sm text-ink-soft">${escapeHtml(texts.writtenIn(languageName(own, reader.language)))}</p>`;
  const chapters = [
    [texts.chapters.aboutMe, row.about_me],
    [texts.chapters.idealClient, row.ideal_client],
    [texts.chapters.uniqueValue, row.unique_value],
    [texts.chapters.challengeStory, row.challenge_story],
    [texts.chapters.career, row.career],
  ].filter(([, text]) => text?.trim());
  const told = chapters.map(
    ([title, text]) =>
      `<section><h2 class="text-lg font-semibold">${title}</h2><p class="mt-1.5 whitespace-pre-line text-ink-soft"${langAttribute(own)}>${escapeHtml(text ?? '')}</p></section>`,
  );
  return `<div class="flex flex-col gap-8">${note}${told.join('')}</div>`;
}
