import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directoryDays, directorySorts, expertFields } from '@puente/contract/policy/browsing';
import type { Currency } from '@puente/contract/policy';
import { localeTag } from '../../../lib/i18n.ts';
import { languageName } from '../../../lib/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/cx.ts';
import { type Choice, Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type DirectorySearch, type Filters, hiddenCount, unitsOf } from '../filters.ts';
import type { Page } from '../queries.ts';

type Change = (change: DirectorySearch) => void;

/** The fields of life, one pressed at most; those without anybody are left out. */
export function FieldChips(props: {
  filters: Filters;
  counts: Page['counts'] | undefined;
  onChange: Change;
}) {
  const { filters, counts, onChange } = props;
  const { t } = useTranslation('directory');
  const known = new Map(counts?.fields.map(({ field, count }) => [field, count]));
  const shown = expertFields.filter((field) => known.has(field) || field === filters.field);
  return (
    <Chips
      label={t('field')}
      className="py-1 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4"
    >
      {shown.map((field) => (
        <Chip
          key={field}
          pressed={field === filters.field}
          ref={field === filters.field ? showInRow : null}
          className="shrink-0"
          onClick={() => onChange({ field: field === filters.field ? undefined : field })}
        >
          {t(`fields.${field}`)}{' '}
          <span className="tabular font-normal">{known.get(field) ?? 0}</span>
        </Chip>
      ))}
    </Chips>
  );
}

/** A ref: on a phone the fields are one long row, of which the chosen one is in sight. */
function showInRow(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const before = chip.getBoundingClientRect().left - row.getBoundingClientRect().left;
  // The one before it shows that there are more.
  row.scrollLeft += before - row.clientWidth / 4;
}

/** All other filters: behind a button on a phone, beside the list on a wide screen. */
export function FilterBar(props: {
  filters: Filters;
  counts: Page['counts'] | undefined;
  currency: Currency;
  onChange: Change;
  onClear: () => void;
}) {
  const { filters, counts, currency, onChange, onClear } = props;
  const { t } = useTranslation('directory');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = hiddenCount(filters);
  return (
    <section aria-label={t('filters')} className="flex flex-col gap-4">
      <Button
        variant="secondary"
        className="self-start lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('filtersSet', { count }) : t('filters')}
      </Button>
      <div
        id={id}
        className={cx('grid gap-4 sm:grid-cols-2 lg:grid-cols-1', !isOpen && 'max-lg:hidden')}
      >
        <Select
          label={t('language')}
          value={filters.language ?? ''}
          choices={[{ value: '', label: t('anyLanguage') }, ...languagesOf(filters, counts)]}
          onChange={({ target }) => onChange({ language: target.value || undefined })}
        />
        <Select
          label={t('day')}
          value={filters.day ?? ''}
          choices={[
            { value: '', label: t('anyDay') },
            ...directoryDays.map((day) => ({ value: day, label: t(`days.${day}`) })),
          ]}
          onChange={({ target }) => onChange({ day: target.value || undefined })}
        />
        <PriceInput filters={filters} currency={currency} onChange={onChange} />
        <Select
          label={t('partner')}
          value={filters.partner ?? ''}
          choices={[{ value: '', label: t('anyPartner') }, ...partnersOf(filters, counts)]}
          onChange={({ target }) => onChange({ partner: target.value || undefined })}
        />
        <Checkbox
          label={t('inPerson')}
          checked={filters.mode === 'in-person'}
          onChange={({ target }) => onChange({ mode: target.checked ? 'in-person' : undefined })}
        />
        <Checkbox
          label={t('unverified')}
          checked={filters.verification === 'any'}
          onChange={({ target }) => onChange({ verification: target.checked ? 'any' : undefined })}
        />
        {count > 0 ? (
          <Button variant="quiet" className="-ml-4 self-start justify-self-start" onClick={onClear}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** All filters but the words and the order. */
export const nothingSet: DirectorySearch = {
  field: undefined,
  language: undefined,
  day: undefined,
  mode: undefined,
  verification: undefined,
  partner: undefined,
  price: undefined,
  currency: undefined,
};

/** Languages that somebody here speaks, by name, and the chosen one. */
function languagesOf({ language }: Filters, counts: Page['counts'] | undefined): Choice[] {
  const known = new Map(counts?.languages.map((one) => [one.language, one.count]));
  const codes = new Set([...known.keys(), ...(language ? [language] : [])]);
  const order = new Intl.Collator(localeTag());
  return [...codes]
    .map((code) => ({
      value: code,
      label: `${capital(languageName(code))} (${known.get(code) ?? 0})`,
    }))
    .toSorted((one, other) => order.compare(one.label, other.label));
}

/** A list begins its entries with a capital, which Spanish names of languages don't have. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function partnersOf({ partner: slug }: Filters, counts: Page['counts'] | undefined): Choice[] {
  const known = counts?.partners ?? [];
  const choices = known.map(({ partner, count }) => ({
    value: partner.slug,
    label: `${partner.name} (${count})`,
  }));
  const isListed = slug === undefined || choices.some(({ value }) => value === slug);
  return isListed ? choices : [...choices, { value: slug, label: slug }];
}

/** The highest price; taken when the field is left or on Enter, not while it is typed. */
function PriceInput(props: { filters: Filters; currency: Currency; onChange: Change }) {
  const { filters, onChange } = props;
  const { t } = useTranslation('directory');
  const currency = filters.price?.currency ?? props.currency;
  const [typed, setTyped] = useState(filters.price ? unitsOf(filters.price) : '');
  const take = () => {
    const price = typed.trim() || undefined;
    if (price === (filters.price ? unitsOf(filters.price) : undefined)) return;
    onChange({ price, currency: price ? currency : undefined });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextInput
        label={t('price', { currency })}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={12}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
      />
    </form>
  );
}

/** The order of the list; the first choice goes by itself. */
export function SortSelect({ filters, onChange }: { filters: Filters; onChange: Change }) {
  const { t } = useTranslation('directory');
  const known = directorySorts.filter((sort) => sort !== 'fit' || filters.q);
  const usual = filters.q ? 'fit' : 'next';
  return (
    <Select
      label={t('sort')}
      value={filters.sort && known.includes(filters.sort) ? filters.sort : usual}
      choices={known.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
      onChange={({ target }) =>
        onChange({ sort: target.value === usual ? undefined : target.value })
      }
    />
  );
}
