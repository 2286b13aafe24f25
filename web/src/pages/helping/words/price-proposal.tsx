import type { Draft } from '@puente/contract/draft';
import { currencies, type Currency } from '@puente/contract/policy';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../../features/words/store.ts';
import { currencyChoice } from '../../../lib/currency-choice.ts';
import { formatPrice } from '../../../lib/money.ts';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { amountIn, typedAmount } from '../price-rules.ts';
import { keepEdit, Proposal } from './proposal.tsx';
import type { Cards } from './proposals.ts';

type PriceCard = NonNullable<Cards['price']>;

/** The prices as they stand in the fields; `problem` names what keeps them from being saved. */
export function pricesOf(
  card: PriceCard,
  edits: Readonly<Record<string, string>>,
  leastRates: Draft['price']['leastRates'],
) {
  const currency: Currency =
    currencies.find((code) => code === edits['price.currency']) ?? card.currency;
  const typed = {
    normal: edits['price.normal'] ?? typedAmount(card.normal),
    first: edits['price.first'] ?? typedAmount(card.first),
  };
  const least = leastRates.find((rate) => rate.currency === currency)?.amount ?? 0;
  const read = (text: string) => (text.trim() === '' ? null : amountIn(text, currency));
  const [normal, first] = [read(typed.normal), read(typed.first)];
  const isUnreadable = (text: string, amount: number | null) =>
    text.trim() !== '' && amount === null;
  const problemOf = (text: string, amount: number | null) => {
    if (isUnreadable(text, amount)) return 'unreadable' as const;
    return amount !== null && amount < least ? ('tooLow' as const) : null;
  };
  const problems = {
    normal: problemOf(typed.normal, normal),
    first:
      first !== null && normal !== null && first > normal
        ? ('aboveNormal' as const)
        : problemOf(typed.first, first),
  };
  return { currency, typed, normal, first, problems };
}

export function PriceProposal(props: {
  card: PriceCard;
  leastRates: Draft['price']['leastRates'];
}) {
  const { card, leastRates } = props;
  const { t } = useTranslation('draft');
  const { t: words } = useTranslation('words');
  const { edits } = useWords();
  const { currency, typed, problems } = pricesOf(card, edits, leastRates);
  const least = leastRates.find((rate) => rate.currency === currency);
  const errorOf = (name: 'normal' | 'first') => {
    const problem = problems[name];
    if (problem === 'tooLow') return least && t('price.tooLow', { price: formatPrice(least) });
    return problem ? t(`price.${problem}`) : undefined;
  };
  // A label of two lines leaves both fields on one line; what is wrong is written below a field.
  const isRight = !problems.normal && !problems.first;
  const likely = card.options.length > 0 ? card.options : currencies;
  const offered = [...new Set([currency, ...likely, ...currencies])];
  return (
    <Proposal id={card.id} name={t('steps.price.title')} sources={card.sources}>
      <Select
        label={t('price.currency')}
        help={card.options.length > 1 ? words('whichCurrency') : undefined}
        value={currency}
        choices={offered.map((code) => currencyChoice(code))}
        onChange={(event) => keepEdit('price.currency', event.currentTarget.value)}
      />
      <div className={cx('grid gap-3 sm:grid-cols-2', isRight && 'items-end')}>
        <TextInput
          label={t('price.normal')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.normal}
          error={errorOf('normal')}
          onChange={(event) => keepEdit('price.normal', event.currentTarget.value)}
        />
        <TextInput
          label={t('price.first')}
          note={t('optional')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.first}
          error={errorOf('first')}
          onChange={(event) => keepEdit('price.first', event.currentTarget.value)}
        />
      </div>
    </Proposal>
  );
}
