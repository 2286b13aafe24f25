import { policy } from '@puente/contract/policy';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { isWhole, type PromoForm as Typed, promoOf } from '../form-rules.ts';
import type { useMakePromo } from '../queries.ts';

const limits = policy.promo;
const starting: Typed = {
  code: '',
  percent: '10',
  maxUses: '',
  usesPerPerson: String(limits.usesPerPerson.default),
  lastDay: '',
  firstMeetingOnly: false,
};
const perPerson = Array.from({ length: limits.usesPerPerson.max }, (_, index) => String(index + 1));

/** A new code: how much it takes off, how often, until when. */
export function PromoForm({ make }: { make: ReturnType<typeof useMakePromo> }) {
  const { t } = useTranslation('promo');
  const errorText = useErrorText();
  const form = useForm({ defaultValues: starting, mode: 'onTouched' });
  const { register, formState } = form;
  const { errors } = formState;
  const zone = chosenZone();
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
  const isCode = (text: string) =>
    /^[A-Za-z0-9-]{3,32}$/.test(text.trim()) || t('form.codeRule', limits.code);
  const sendTyped = form.handleSubmit((typed) =>
    make.mutate(promoOf(typed, zone), { onSuccess: () => form.reset() }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A date like 31 February is shown and handed over as nothing, which would mean no end.
    if (isUnreadable(event.currentTarget.elements.namedItem('lastDay'))) {
      event.preventDefault();
      form.setError('lastDay', { message: t('form.noDate') }, { shouldFocus: true });
    } else void sendTyped(event);
  };
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t('form.title')}</h2>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextInput
            label={t('form.code')}
            help={t('form.codeHelp', limits.code)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...register('code', { validate: isCode })}
            error={errors.code?.message}
          />
          <TextInput
            label={t('form.percent')}
            inputMode="numeric"
            {...register('percent', {
              validate: (text) =>
                isWhole(text, limits.percent.min, limits.percent.max) ||
                t('form.range', limits.percent),
            })}
            error={errors.percent?.message}
          />
          <TextInput
            label={t('form.maxUses')}
            help={t('form.maxUsesHelp')}
            inputMode="numeric"
            {...register('maxUses', {
              validate: (text) =>
                text.trim() === '' ||
                isWhole(text, 1, limits.maxUses) ||
                t('form.range', { min: 1, max: limits.maxUses }),
            })}
            error={errors.maxUses?.message}
          />
          <Select
            label={t('form.usesPerPerson')}
            choices={perPerson.map((value) => ({ value, label: value }))}
            {...register('usesPerPerson')}
          />
          <TextInput
            type="date"
            label={t('form.lastDay')}
            help={t('form.lastDayHelp')}
            min={today}
            {...register('lastDay', {
              validate: (day) => day === '' || day >= today || t('form.past'),
            })}
            error={errors.lastDay?.message}
          />
        </div>
        <Checkbox label={t('form.firstMeetingOnly')} {...register('firstMeetingOnly')} />
        {make.error ? (
          <Banner tone="danger" live>
            {errorText(make.error)}
          </Banner>
        ) : null}
        <Button type="submit" className="self-start max-sm:w-full" loading={make.isPending}>
          {t('form.make')}
        </Button>
      </form>
    </Card>
  );
}

function isUnreadable(field: Element | RadioNodeList | null): boolean {
  return field instanceof HTMLInputElement && field.validity.badInput;
}
