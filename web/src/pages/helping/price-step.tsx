import { currencies, policy, type Currency } from '@puente/contract/policy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Earnings } from '../../features/draft/components/earnings.tsx';
import { percentOf } from '../../features/partner/percent.ts';
import { ApiError } from '../../lib/api.ts';
import { currencyChoice } from '../../lib/currency-choice.ts';
import { formatPrice } from '../../lib/money.ts';
import { formatMinutes } from '../../lib/time.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { amountIn, isTooHigh, largestRate, typedAmount } from './price-rules.ts';
import type { Editing } from './step-screen.tsx';

/** Prices per hour, the lengths of meetings, and what of it the expert receives (draft-4). */
export function PriceStep({ editing }: { editing: Editing }) {
  const { t } = useTranslation('draft');
  const { fields, draft, edit } = editing;
  const user = useSignedInUser();
  const currency = fields.normalRate?.currency ?? user.currency;
  const [chosen, setChosen] = useState<Currency>(currency);
  const [normal, setNormal] = useState(typedAmount(fields.normalRate));
  const [first, setFirst] = useState(typedAmount(fields.discountedRate));
  const durations = fields.durations?.length ? fields.durations : [60];
  const least = draft.price.leastRates.find((rate) => rate.currency === chosen);
  const smallest = draft.price.leastPrices.find((price) => price.currency === chosen);
  const change = (typed: { normal: string; first: string; currency: Currency }) => {
    setNormal(typed.normal);
    setFirst(typed.first);
    setChosen(typed.currency);
    const money = (text: string) => {
      const amount = amountIn(text, typed.currency);
      return amount === null ? null : { amount, currency: typed.currency };
    };
    edit({ normalRate: money(typed.normal), discountedRate: money(typed.first) });
  };
  const typed = { normal, first, currency: chosen };
  const refused = useRefused(editing);
  const isUnreadable = (text: string) => text.trim() !== '' && amountIn(text, chosen) === null;
  const problemOf = (name: 'normalRate' | 'discountedRate', text: string) => {
    if (isUnreadable(text)) return t('price.unreadable');
    if (!refused.includes(name)) return undefined;
    if (name === 'discountedRate' && isAboveNormal(normal, first, chosen))
      return t('price.aboveNormal');
    if (isTooHigh(amountIn(text, chosen), chosen, durations))
      return t('price.tooHigh', { price: formatPrice(largestRate(chosen, durations)) });
    return least && t('price.tooLow', { price: formatPrice(least) });
  };
  return (
    <>
      <Select
        label={t('price.currency')}
        value={chosen}
        choices={currencies.map((code) => currencyChoice(code))}
        onChange={(event) => {
          const picked = currencies.find((code) => code === event.currentTarget.value);
          if (picked) change({ ...typed, currency: picked });
        }}
      />
      <div className="flex flex-col gap-2">
        <h2 className="font-medium">{t('price.durations')}</h2>
        <Chips label={t('price.durations')}>
          {policy.slot.durationsMinutes.map((minutes) => (
            <Chip
              key={minutes}
              pressed={durations.includes(minutes)}
              onClick={() => {
                const others = policy.slot.durationsMinutes.filter(
                  (one) => durations.includes(one) !== (one === minutes),
                );
                // One length stays: without any nothing could be booked.
                if (others.length > 0) edit({ durations: others });
              }}
            >
              {formatMinutes(minutes)}
            </Chip>
          ))}
        </Chips>
      </div>
      <TextInput
        label={t('price.normal')}
        inputMode="decimal"
        autoComplete="off"
        help={
          least && smallest
            ? t('price.least', {
                rate: formatPrice(least),
                price: formatPrice(smallest),
                length: formatMinutes(Math.min(...durations)),
              })
            : undefined
        }
        value={normal}
        error={problemOf('normalRate', normal)}
        onChange={(event) => change({ ...typed, normal: event.currentTarget.value })}
      />
      <TextInput
        label={t('price.first')}
        note={t('optional')}
        inputMode="decimal"
        autoComplete="off"
        help={t('price.firstHelp')}
        value={first}
        error={problemOf('discountedRate', first)}
        onChange={(event) => change({ ...typed, first: event.currentTarget.value })}
      />
      <Earnings earnings={draft.price.earnings} />
      <p className="text-ink-soft">
        {t('price.fees', {
          unverified: percentOf(draft.verification.unverifiedBasisPoints),
          verified: percentOf(draft.verification.verifiedBasisPoints),
        })}
      </p>
    </>
  );
}

function isAboveNormal(normal: string, first: string, currency: Currency): boolean {
  return (amountIn(first, currency) ?? 0) > (amountIn(normal, currency) ?? 0);
}

/** The rates that the server refused, by name. */
function useRefused({ state }: Editing): string[] {
  const { error, refused } = state;
  if (!(error instanceof ApiError) || Object.keys(refused).length === 0) return [];
  return error.fields.map(({ path }) => path.split('.')[1] ?? '');
}
