import type { Draft } from '@puente/contract/draft';
import { currencies } from '@puente/contract/policy';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../../features/words/store.ts';
import { currencyChoice } from '../../../lib/currency-choice.ts';
import { formatPrice } from '../../../lib/money.ts';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { largestRate } from '../price-rules.ts';
import { keepEdit, Proposal, useDoubtTexts } from './proposal.tsx';
import { lengthsOf, type PriceCard, pricesOf, type Saved } from './prices.ts';

export function PriceProposal(props: {
  card: PriceCard;
  leastRates: Draft['price']['leastRates'];
  saved: Saved;
}) {
  const { card, leastRates } = props;
  const { t } = useTranslation('draft');
  const { t: words } = useTranslation('words');
  const doubtTexts = useDoubtTexts();
  const { edits } = useWords();
  const { currency, typed, problems, isKept, lost } = pricesOf(card, edits, props);
  const least = leastRates.find((rate) => rate.currency === currency);
  const highest = largestRate(currency, lengthsOf(props.saved));
  const errorOf = (name: 'normal' | 'first') => {
    const problem = problems[name];
    if (problem === 'tooLow') return least && t('price.tooLow', { price: formatPrice(least) });
    if (problem === 'tooHigh') return t('price.tooHigh', { price: formatPrice(highest) });
    return problem ? t(`price.${problem}`) : undefined;
  };
  // A label of two lines leaves both fields on one line; what is wrong is written below a field.
  const isRight = !problems.normal && !problems.first;
  const notes = [
    ...(['normal', 'first'] as const)
      .filter((name) => isKept[name])
      .map((name) => words(`kept.${name}`)),
    ...(lost ? [words('lostPrice', { price: formatPrice(lost) })] : []),
  ];
  const doubts = [
    ...card.inThousands.map(({ source, price }) => ({
      source,
      text: words('thousands', { price: formatPrice(price) }),
    })),
    ...(card.freeFirst && least
      ? [{ source: card.freeFirst, text: words('freeFirst', { price: formatPrice(least) }) }]
      : []),
    ...card.sources
      .slice(0, card.options.length > 1 ? 1 : 0)
      .map((source) => ({ source, text: words('whichCurrency') })),
    ...doubtTexts(card.doubts),
  ];
  const edit = (name: string, value: string) => keepEdit(`price.${name}`, value, card.id);
  const likely = card.options.length > 0 ? card.options : currencies;
  const offered = [...new Set([currency, ...likely, ...currencies])];
  return (
    <Proposal id={card.id} name={t('steps.price.title')} sources={card.sources} doubts={doubts}>
      <Select
        label={t('price.currency')}
        value={currency}
        choices={offered.map((code) => currencyChoice(code))}
        onChange={(event) => edit('currency', event.currentTarget.value)}
      />
      <div className={cx('grid gap-3 sm:grid-cols-2', isRight && 'items-end')}>
        <TextInput
          label={t('price.normal')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.normal}
          error={errorOf('normal')}
          onChange={(event) => edit('normal', event.currentTarget.value)}
        />
        <TextInput
          label={t('price.first')}
          note={t('optional')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.first}
          error={errorOf('first')}
          onChange={(event) => edit('first', event.currentTarget.value)}
        />
      </div>
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </Proposal>
  );
}
