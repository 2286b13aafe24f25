import { policy } from '@puente/contract/policy';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeProfile } from '../../features/account/queries.ts';
import { useBuyPlan } from '../../features/plan/queries.ts';
import { ApiError, type Body } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { formatMoney, type Money } from '../../lib/money.ts';
import { local, type PlanDraft } from '../../lib/storage.ts';
import { showTime } from '../../lib/time.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { usePreventReload } from '../../shell/update/reload-guard.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Person = PlanDraft['person'];

type Props = {
  price: Money;
  firstRenewal: string | undefined;
  person: Person;
  onPerson: (person: Person) => void;
  request: Pick<
    Body<'POST /api/booking/book'>,
    'offeringId' | 'plan' | 'timezone' | 'currency' | 'sessions'
  >;
  onBought: (planId: string) => void;
};

/** The rest is the server's to judge. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whom it is for, and the word that the card may be charged each month. */
export function BuyForm({ price, firstRenewal, person, onPerson, request, onBought }: Props) {
  const { t } = useTranslation('plan');
  const errorText = useErrorText();
  const user = useSignedInUser();
  const saveProfile = useChangeProfile();
  const buy = useBuyPlan();
  const { keyFor, answered } = useIdempotencyKey();
  const [consent, setConsent] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  usePreventReload('draft');
  const problemOf = (field: keyof Person): 'needed' | 'emailWrong' | 'nameWrong' | null => {
    const text = person[field].trim();
    if (text === '') return 'needed';
    if (field === 'email' && !looksLikeEmail.test(text)) return 'emailWrong';
    if (buy.variables?.[field] !== text || !refuses(buy.error, field)) return null;
    return field === 'email' ? 'emailWrong' : 'nameWrong';
  };
  const isWhole = (['name', 'lastName', 'email'] as const).every((field) => !problemOf(field));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (buy.isPending) return;
    setWasSent(true);
    if (!consent || !isWhole) {
      const form = event.currentTarget;
      // Once the fields are marked.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const who = {
      name: person.name.trim(),
      lastName: person.lastName.trim(),
      email: person.email.trim(),
    };
    local.set('userBookingInfo', { ...local.get('userBookingInfo'), ...who });
    const body = { ...request, ...who, consent };
    buy.mutate(
      { ...body, idempotencyKey: keyFor(body) },
      {
        onSuccess: ({ booking }) => {
          answered();
          // A new account gets its name here; existing names stay.
          const { name, lastName, email } = who;
          if (!user.name || !user.email)
            saveProfile.mutate({
              ...(user.name ? {} : { name, lastName }),
              ...(user.email ? {} : { email }),
            });
          if (booking.partOf) onBought(booking.partOf.id);
        },
        onError: answered,
      },
    );
  };
  const wired = (field: keyof Person) => {
    const problem = wasSent ? problemOf(field) : null;
    return {
      label: t(`buy.${field}`),
      value: person[field],
      error: problem ? t(`buy.${problem}`) : undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        onPerson({ ...person, [field]: target.value }),
    };
  };
  const { package: credits, plan: rules } = policy;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('buy.who')}</h2>
      <div className="grid grid-cols-2 gap-4">
        <TextInput autoComplete="given-name" required {...wired('name')} />
        <TextInput autoComplete="family-name" required {...wired('lastName')} />
      </div>
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        help={t('buy.emailHelp')}
        {...wired('email')}
      />
      <div className="text-sm text-ink-soft">
        <p className="font-medium text-ink">{t('buy.terms')}</p>
        <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5">
          <li>{t('buy.termsCharge', { count: rules.reserveDaysBefore })}</li>
          <li>
            {t('buy.termsSession', {
              before: credits.creditUntilHoursBeforeStart,
              within: credits.creditWithinHoursOfPlacing,
              latest: credits.creditLatestHoursBeforeStart,
            })}
          </li>
          <li>{t('buy.termsCredit', { count: rules.creditValidDays })}</li>
          <li>{t('buy.termsStop')}</li>
        </ul>
      </div>
      <Checkbox
        label={t('buy.consent', {
          price: formatMoney(price),
          when: firstRenewal ? showTime(firstRenewal, zoneOf(request)).full : '',
        })}
        error={wasSent && !consent ? t('buy.consentMissing') : undefined}
        checked={consent}
        onChange={({ target }) => setConsent(target.checked)}
      />
      {buy.error && isWhole ? (
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

/** Months begin in the client's zone. */
function zoneOf({ timezone }: Props['request']): { zone?: string } {
  return timezone === undefined ? {} : { zone: timezone };
}

function refuses(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.fields.some(({ path }) => path === field);
}
