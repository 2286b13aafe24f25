import type { OwnPrices } from '../single-price.ts';
import { expertFields } from '@puente/contract/policy/browsing';
import { largestPrice, minimumPrices, type Currency } from '@puente/contract/policy/currency';
import { offeringPolicy } from '@puente/contract/policy/offering';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatPrice } from '../../../lib/money.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import { eachOf, lengths, type OfferingForm as Form, type Problem } from '../form-rules.ts';
import type { Offering } from '../queries.ts';
import { singlePrice } from '../single-price.ts';
import { useOfferingForm, type Edited } from '../use-offering-form.ts';

/** A package or plan by hand, with what a meeting comes to while it is typed. */
export function OfferingForm(props: {
  edited: Edited;
  prices: OwnPrices;
  onSaved: (saved: Offering) => void;
}) {
  const { edited, prices } = props;
  const { t } = useTranslation('offering');
  const { currency } = (edited.offering ?? edited.proposal)?.price ?? prices.normalRate;
  const form = useOfferingForm(edited, currency, props.onSaved);
  const type = useWatch({ control: form.control, name: 'type' });
  const field = useFields(form, type, currency);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-6">
      <RadioCards
        legend={t('form.type')}
        choices={(['package', 'subscription'] as const).map((value) => ({
          value,
          label: t(`types.${value}`),
          help: t(`form.typeHelp.${value}`),
        }))}
        value={type}
        onChange={(value) => form.setValue('type', value, { shouldDirty: true })}
      />
      <Texts field={field} />
      <Size form={form} type={type} field={field} />
      <Prices type={type} currency={currency} field={field} />
      <Each control={form.control} currency={currency} prices={prices} />
      {type === 'package' ? <Scheduling form={form} /> : null}
      <Refusal form={form} />
      <Button
        type="submit"
        size="large"
        loading={form.change.isPending}
        className="self-start max-sm:w-full"
      >
        {edited.offering ? t('form.save') : t('form.add')}
      </Button>
    </form>
  );
}

type FormState = ReturnType<typeof useOfferingForm>;
type FieldOf = ReturnType<typeof useFields>;

/** What connects a field with the form, and its problem in words. */
function useFields(form: FormState, type: Form['type'], currency: Currency) {
  const { t } = useTranslation('offering');
  const values = {
    ...offeringPolicy.sessions[type],
    price: formatPrice({ amount: minimumPrices[currency], currency }),
    highest: formatPrice({ amount: largestPrice(currency), currency }),
    name: offeringPolicy.name.min,
    description: offeringPolicy.description.min,
  };
  return (name: keyof Form) => {
    const { problem, ...wiring } = form.wired(name);
    return {
      ...wiring,
      error: problem ? t(`problems.${problem as Problem}`, values) : undefined,
    };
  };
}

function Texts({ field }: { field: FieldOf }) {
  const { t } = useTranslation('offering');
  return (
    <>
      <TextInput
        label={t('form.name')}
        help={t('form.nameHelp')}
        maxLength={offeringPolicy.name.max}
        required
        {...field('name')}
      />
      <Textarea
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        maxLength={offeringPolicy.description.max}
        required
        {...field('description')}
      />
      <Select
        label={t('form.category')}
        choices={expertFields.map((value) => ({ value, label: t(`categories.${value}`) }))}
        {...field('category')}
      />
    </>
  );
}

function Size({ form, type, field }: { form: FormState; type: Form['type']; field: FieldOf }) {
  const { t } = useTranslation('offering');
  const minutes = useWatch({ control: form.control, name: 'minutes' });
  return (
    <>
      <TextInput
        label={t(`form.sessions.${type}`)}
        help={t('form.sessionsHelp', offeringPolicy.sessions[type])}
        inputMode="numeric"
        autoComplete="off"
        required
        className="max-w-32"
        {...field('sessions')}
      />
      <RadioCards
        legend={t('form.length')}
        columns={4}
        choices={lengths.map((value) => ({
          value: `${value}` as const,
          label: formatMinutes(value),
        }))}
        value={minutes}
        onChange={(value) => form.setValue('minutes', value, { shouldDirty: true })}
      />
    </>
  );
}

function Prices(props: { type: Form['type']; currency: Currency; field: FieldOf }) {
  const { type, currency, field } = props;
  const { t } = useTranslation('offering');
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <TextInput
        label={t(`form.price.${type}`, { currency })}
        inputMode="decimal"
        autoComplete="off"
        required
        {...field('price')}
      />
      <TextInput
        label={t('form.discounted', { currency })}
        help={t('form.discountedHelp')}
        note={t('form.optional')}
        inputMode="decimal"
        autoComplete="off"
        {...field('discounted')}
      />
    </div>
  );
}

function Scheduling({ form }: { form: FormState }) {
  const { t } = useTranslation('offering');
  const scheduling = useWatch({ control: form.control, name: 'scheduling' });
  return (
    <RadioCards
      legend={t('form.scheduling')}
      choices={(['all-at-once', 'as-you-go'] as const).map((value) => ({
        value,
        label: t(`form.schedulings.${value}`),
        help: t(`form.schedulingHelp.${value}`),
      }))}
      value={scheduling}
      onChange={(value) => form.setValue('scheduling', value, { shouldDirty: true })}
    />
  );
}

/** "$54 per session. A single meeting costs $60.", announced as it changes. */
function Each(props: { control: Control<Form>; currency: Currency; prices: OwnPrices }) {
  const { control, currency, prices } = props;
  const { t } = useTranslation('offering');
  const typed = useWatch({ control, compute: (values: Form) => values });
  const each = eachOf(typed, currency);
  const single = singlePrice(prices, Number(typed.minutes));
  return (
    <output className="tabular block min-h-12 rounded-control bg-sunken px-4 py-3">
      {each === null ? (
        <span className="text-ink-soft">{t('form.eachLater')}</span>
      ) : (
        <>
          <span className="font-semibold">
            {t('each', { price: formatPrice({ amount: each, currency }) })}
          </span>
          {single && single.currency === currency ? (
            <span className="block text-sm text-ink-soft">
              {t('form.single', { price: formatPrice(single) })}
            </span>
          ) : null}
        </>
      )}
    </output>
  );
}

/** Why it wasn't saved; after a change elsewhere, both ways on. */
function Refusal({ form }: { form: FormState }) {
  const { t } = useTranslation('offering');
  const errorText = useErrorText();
  const { change, conflict } = form;
  if (!change.error) return null;
  if (!conflict)
    return (
      <Banner tone="danger" live>
        {errorText(change.error)}
      </Banner>
    );
  const isGone = conflict === 'not-found';
  return (
    <Banner tone="warning" live>
      <p className="font-medium">{isGone ? t('conflict.gone') : t('conflict.changed')}</p>
      <p className="mt-1">{t('conflict.kept')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => void form.saveAnyway()}>
          {isGone ? t('conflict.saveNew') : t('conflict.saveMine')}
        </Button>
        {isGone ? null : (
          <Button variant="secondary" onClick={form.takeNewer}>
            {t('conflict.takeOther')}
          </Button>
        )}
      </div>
    </Banner>
  );
}
