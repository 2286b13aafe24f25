import { largestPrice, minimumPrices, type Currency } from '@puente/contract/policy/currency';
import { offeringPolicy } from '@puente/contract/policy/offering';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../features/offering/amounts.ts';
import {
  asData,
  lengths,
  problemsOf,
  type OfferingForm,
} from '../../../features/offering/form-rules.ts';
import type { OfferingData } from '../../../features/offering/queries.ts';
import { useWords } from '../../../features/words/store.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { formatPrice } from '../../../lib/money.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/select.tsx';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import { keepEdit, Proposal, useDoubtTexts } from './proposal.tsx';
import type { OfferingCard } from './proposals.ts';

const fields = ['name', 'sessions', 'minutes', 'price', 'discounted', 'description'] as const;
type Field = (typeof fields)[number];

/** A proposed package or plan in the fields of the offering's form, with what was typed over it. */
export function offeringForm(
  { id, offering }: OfferingCard,
  edits: Readonly<Record<string, string>>,
  given: { length: number; currency: Currency },
): { form: OfferingForm; currency: Currency } {
  const currency = offering.price?.currency ?? given.currency;
  const money = (of: typeof offering.price) =>
    of ? amountText(of.amount, of.currency, localeTag()) : '';
  const edited = (field: Field, otherwise: string) => edits[`${id}.${field}`] ?? otherwise;
  const minutes = edited('minutes', String(offering.durationMinutes ?? given.length));
  const form: OfferingForm = {
    type: offering.type,
    category: offering.category,
    scheduling: 'all-at-once',
    name: edited('name', offering.name ?? ''),
    description: edited('description', offering.description ?? ''),
    sessions: edited('sessions', String(offering.sessions ?? '')),
    minutes: `${lengths.find((one) => String(one) === minutes) ?? 60}`,
    price: edited('price', money(offering.price)),
    discounted: edited('discounted', money(offering.discountedPrice)),
  };
  return { form, currency };
}

/** As it is saved; null while something has to be changed first. */
export function offeringData(
  card: OfferingCard,
  edits: Readonly<Record<string, string>>,
  given: { length: number; currency: Currency },
): OfferingData | null {
  const { form, currency } = offeringForm(card, edits, given);
  const isWhole = Object.keys(problemsOf(form, currency)).length === 0;
  return isWhole ? asData(form, currency, true) : null;
}

export function OfferingProposal(props: {
  card: OfferingCard;
  given: { length: number; currency: Currency };
  later: string | undefined;
}) {
  const { card, given, later } = props;
  const { t } = useTranslation('offering');
  const { t: words } = useTranslation('words');
  const doubtTexts = useDoubtTexts();
  const { edits } = useWords();
  const { form, currency } = offeringForm(card, edits, given);
  const problems = problemsOf(form, currency);
  const { min, max } = offeringPolicy.sessions[form.type];
  const values = {
    name: offeringPolicy.name.min,
    description: offeringPolicy.description.min,
    min,
    max,
    price: formatPrice({ amount: minimumPrices[currency], currency }),
    highest: formatPrice({ amount: largestPrice(currency), currency }),
  };
  const field = (name: Field) => {
    const problem = problems[name];
    return {
      value: form[name],
      error: problem ? t(`problems.${problem}`, values) : undefined,
      onChange: (event: { currentTarget: { value: string } }) =>
        keepEdit(`${card.id}.${name}`, event.currentTarget.value, card.id),
    };
  };
  const isRight = !problems.sessions && !problems.minutes && !problems.price;
  const title = form.name || t(`types.${form.type}`);
  const { price } = card.offering;
  const doubts = [
    ...card.sources
      .slice(0, card.isInThousands ? 1 : 0)
      .flatMap((source) =>
        price ? [{ source, text: words('thousandsInTotal', { price: formatPrice(price) }) }] : [],
      ),
    ...doubtTexts(card.doubts),
  ];
  return (
    <Proposal id={card.id} name={title} sources={card.sources} later={later} doubts={doubts}>
      <p className="text-sm text-ink-soft">{t(`types.${form.type}`)}</p>
      <TextInput label={t('form.name')} maxLength={offeringPolicy.name.max} {...field('name')} />
      <div className={cx('grid gap-3 sm:grid-cols-3', isRight && 'items-end')}>
        <TextInput
          label={t(`form.sessions.${form.type}`)}
          inputMode="numeric"
          {...field('sessions')}
        />
        <Select
          label={t('form.length')}
          choices={lengths.map((minutes) => ({
            value: String(minutes),
            label: formatMinutes(minutes),
          }))}
          {...field('minutes')}
        />
        <TextInput
          label={t(`form.price.${form.type}`, { currency })}
          inputMode="decimal"
          {...field('price')}
        />
      </div>
      <Textarea
        label={t('form.description')}
        maxLength={offeringPolicy.description.max}
        {...field('description')}
      />
    </Proposal>
  );
}
