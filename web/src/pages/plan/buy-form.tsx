import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Way } from '../../features/availability/way.ts';
import type { Provider } from '../../features/booking/queries.ts';
import { OfferChanged } from '../../features/plan/queries.ts';
import { formatMoney } from '../../lib/money.ts';
import { showTime } from '../../lib/time.ts';
import { usePreventReload } from '../../shell/update/reload-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { clearOfBar, NextBar } from '../../ui/next-bar.tsx';
import { addressRefusalOf, HomeAddress, useHomeAddress } from '../booking/home-address.tsx';
import { BuyRefusal } from './buy-refusal.tsx';
import { Changed } from './changed.tsx';
import type { Offer } from './offer.ts';
import { PersonFields, personProblem } from './person-fields.tsx';
import { usePlanBuying, type PlanRequest } from './plan-buying.ts';
import { keptAddress, type PlanChoice } from './plan-draft.ts';
import { PlanRules } from './plan-rules.tsx';

type Props = {
  way: Way;
  expert: Provider;
  choice: PlanChoice;
  change: (part: Partial<PlanChoice>) => void;
  /** Each month. */
  offer: Offer;
  /** It isn't what the person saw first; until they agree to it. */
  isChanged: boolean;
  onAgreed: () => void;
  firstRenewal: string | undefined;
  request: PlanRequest;
  onTimesGone: (starts: readonly string[]) => void;
  onRefused: (error: unknown) => void;
  /** The person wants to choose other times. */
  onOtherTimes: () => void;
  onBought: (planId: string) => void;
};

/** Where and for whom it is, and the word that the card may be charged each month. */
export function BuyForm(props: Props) {
  const { way, expert, choice, change, offer, request } = props;
  const { t } = useTranslation('plan');
  const buying = usePlanBuying({ ...props, agreed: offer, person: choice.person });
  const { error } = buying;
  const home = useHomeAddress(keptAddress);
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [wasSent, setWasSent] = useState(false);
  usePreventReload('draft');
  const isVisit = way.mode === 'home';
  const addressRefusal = isVisit ? addressRefusalOf(error) : null;
  const times = request.sessions.map(({ start }) => start).join();
  // The word is for one offer: another has to be agreed to again.
  const price = formatMoney(offer.price);
  const terms = [price, offer.sessions, offer.minutes].join(' ');
  const consent = agreedTo === terms;
  const problemOf = personProblem(choice.person, buying.sent, error);
  // What it says is shown below the box by now.
  const isOld = error instanceof OfferChanged && props.isChanged;
  const isWhole = (['name', 'lastName', 'email'] as const).every((field) => !problemOf(field));
  const send = (acceptOverlap: boolean) =>
    buying.send({ ...(isVisit ? { address: home.picked } : {}), acceptOverlap });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (buying.isPending) return;
    setWasSent(true);
    if (isVisit && (!home.picked || addressRefusal)) {
      home.ask();
      return;
    }
    if (!consent || !isWhole) {
      const form = event.currentTarget;
      // Once the fields are marked.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    send(choice.overlapAt === times);
  };
  // A refusal was of the address before.
  const address = {
    ...home,
    change: (typed: Parameters<typeof home.change>[0]) => {
      if (addressRefusal) buying.forgetRefusal();
      home.change(typed);
    },
  };
  return (
    <form noValidate onSubmit={submit} className={`flex flex-col gap-4 ${clearOfBar}`}>
      {isVisit ? (
        <div className="-mb-6">
          <HomeAddress home={address} provider={expert} refusal={addressRefusal} />
        </div>
      ) : null}
      <PersonFields
        person={choice.person}
        onChange={(person) => change({ person })}
        problemOf={wasSent ? problemOf : () => null}
      />
      <PlanRules />
      <Checkbox
        label={t('buy.consent', {
          price,
          when: props.firstRenewal
            ? showTime(props.firstRenewal, { zone: request.timezone }).full
            : '',
        })}
        error={wasSent && !consent ? t('buy.consentMissing') : undefined}
        checked={consent}
        onChange={({ target }) => {
          setAgreedTo(target.checked ? terms : null);
          if (error instanceof OfferChanged) buying.forgetRefusal();
          if (target.checked) props.onAgreed();
        }}
      />
      {props.isChanged ? <Changed offer={offer} agreeing /> : null}
      {error && !isOld && isWhole && !addressRefusal ? (
        <BuyRefusal
          error={error}
          zone={request.timezone}
          onOtherWay={() => change({ meet: undefined, instead: {} })}
          onOtherTimes={props.onOtherTimes}
          onKeepBoth={() => {
            change({ overlapAt: times });
            send(true);
          }}
          onReleased={buying.forgetRefusal}
        />
      ) : null}
      <NextBar aside={<p className="tabular text-lg font-semibold whitespace-nowrap">{price}</p>}>
        <Button type="submit" size="large" className="max-lg:min-w-40" loading={buying.isPending}>
          {t('buy.action')}
        </Button>
      </NextBar>
    </form>
  );
}
