import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyPlan } from '../../features/plan/queries.ts';
import type { Body } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { formatMoney, type Money } from '../../lib/money.ts';
import { showTime } from '../../lib/time.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Props = {
  price: Money;
  firstRenewal: string | undefined;
  request: Pick<
    Body<'POST /api/booking/book'>,
    'offeringId' | 'plan' | 'timezone' | 'currency' | 'sessions'
  >;
  onBought: (planId: string) => void;
};

/** Whom it is for, and the word that the card may be charged each month. */
export function BuyForm({ price, firstRenewal, request, onBought }: Props) {
  const { t } = useTranslation('plan');
  const errorText = useErrorText();
  const user = useSignedInUser();
  const buy = useBuyPlan();
  const { keyFor, answered } = useIdempotencyKey();
  const [person, setPerson] = useState({
    name: user.name,
    lastName: user.lastName,
    email: user.email ?? '',
  });
  const [consent, setConsent] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const isMissing = (field: keyof typeof person) => wasSent && person[field].trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    const isWhole = Object.values(person).every((text) => text.trim() !== '');
    if (!consent || !isWhole || buy.isPending) return;
    const body = { ...request, ...person, consent };
    buy.mutate(
      { ...body, idempotencyKey: keyFor(body) },
      {
        onSuccess: ({ booking }) => {
          answered();
          if (booking.partOf) onBought(booking.partOf.id);
        },
        onError: answered,
      },
    );
  };
  const wired = (field: keyof typeof person) => ({
    label: t(`buy.${field}`),
    value: person[field],
    error: isMissing(field) ? t('buy.needed') : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setPerson({ ...person, [field]: target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput autoComplete="given-name" {...wired('name')} />
        <TextInput autoComplete="family-name" {...wired('lastName')} />
      </div>
      <TextInput type="email" autoComplete="email" {...wired('email')} />
      <Checkbox
        label={t('buy.consent', {
          price: formatMoney(price),
          when: firstRenewal ? showTime(firstRenewal).full : '',
        })}
        help={t('buy.consentHelp')}
        error={wasSent && !consent ? t('buy.consentMissing') : undefined}
        checked={consent}
        onChange={({ target }) => setConsent(target.checked)}
      />
      {buy.error ? (
        <Banner tone="danger" live>
          {errorText(buy.error)}
        </Banner>
      ) : null}
      <Button type="submit" size="large" loading={buy.isPending}>
        {t('buy.action', { price: formatMoney(price) })}
      </Button>
    </form>
  );
}
