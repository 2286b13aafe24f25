import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserData } from '@puente/contract/user';
import { CalendarX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsBefore } from '../../features/chat/own-words.ts';
import { useChangeProfile } from '../../features/account/queries.ts';
import { DetailsFields } from '../../features/booking/components/details-form.tsx';
import type { DetailsForm } from '../../features/booking/components/details-rules.ts';
import { PromoField } from '../../features/booking/components/promo-field.tsx';
import { usePromo, usePromoCode } from '../../features/booking/promo.ts';
import { saveDraft } from '../../features/booking/draft.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import {
  quoteQuery,
  useBook,
  type BookRequest,
  type Provider,
  type Quote,
} from '../../features/booking/queries.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { firstPrice } from '../../lib/first-price.ts';
import { formatMoney, formatPrice, type Money } from '../../lib/money.ts';
import { local } from '../../lib/storage.ts';
import { chosenZone } from '../../lib/zone.ts';
import { useSession } from '../../shell/session/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NextBar } from '../../ui/next-bar.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { wayIn, type Way } from '../../features/availability/way.ts';
import type { BookingFlow, ChosenTime } from './booking-flow.ts';
import { HomeAddress, useHomeAddress, WayGone } from './home-address.tsx';
import { goOn, missingOf, startingDetails } from './hold-time.ts';
import { draftAddress } from './picked-address.ts';
import { HoldRefused } from './hold-refused.tsx';
import { OwnStep } from './own-step.tsx';
import { OwnClash } from './own-clash.tsx';
import { useOverlap } from './own-overlap.ts';
import { refusalsOf } from './refusals.ts';
import { ShareSummary, useSharedSummary } from './share-summary.tsx';
import { SlotGone } from './slot-gone.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepTitle } from './step-title.tsx';

type Props = { flow: BookingFlow; provider: Provider };

/** Who comes and what it is about; signing in first if nobody is signed in. */
export function AboutStep({ flow, provider }: Props) {
  const { t } = useTranslation('booking');
  const session = useSession();
  const { chosen } = flow;
  const way = wayIn(provider.places, flow.search.meet);
  if (!chosen) return null;
  if (!way) {
    return (
      <>
        <StepTitle>{t('titles.about')}</StepTitle>
        <WayGone flow={flow} />
      </>
    );
  }
  return (
    <>
      <StepTitle>{t('titles.about')}</StepTitle>
      {session.status === 'signed-in' ? (
        <AboutForm {...{ flow, provider, chosen, way }} user={session.user} />
      ) : (
        <StepFrame flow={flow} provider={provider} chosen={chosen} quote={null}>
          <OwnStep skeleton="h-80">{null}</OwnStep>
        </StepFrame>
      )}
    </>
  );
}

function AboutForm(props: Props & { chosen: ChosenTime; way: Way; user: UserData }) {
  const { flow, provider, chosen, way, user } = props;
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { providerId } = flow;
  const overlap = useOverlap(providerId, chosen.start);
  const { start, minutes } = chosen;
  const home = useHomeAddress(draftAddress(providerId));
  const code = usePromoCode(providerId);
  const isVisit = way.mode === 'home';
  const choice = {
    ...{ providerId, start, minutes, way, acceptOverlap: overlap.isAccepted },
    ...(isVisit ? { address: home.picked } : {}),
    ...(code.code === null ? {} : { promoCode: code.code }),
  };
  const client = useQueryClient();
  const promo = usePromo(code, (promoCode) =>
    client.fetchQuery(quoteQuery({ ...choice, promoCode }, user.id)),
  );
  const hasPlace = !isVisit || home.picked !== undefined;
  const quote = useQuery({ ...quoteQuery(choice, user.id), enabled: hasPlace });
  const share = useSharedSummary(providerId, chosen.zone);
  const booking = useBooking({
    ...props,
    shared: share.given,
    acceptOverlap: overlap.isAccepted,
    quote: quote.data ?? null,
    renew: quote.refetch,
  });
  const [starting] = useState(() => startingDetails(providerId, user));
  const [fromChat] = useState(() => wordsBefore(providerId));
  const keep = (form: DetailsForm) =>
    saveDraft(providerId, {
      step: 'about',
      providerName: provider.name,
      time: chosen.start,
      durationMinutes: chosen.minutes,
      zone: chosen.zone,
      meet: flow.search.meet,
      form,
    });

  const error = booking.error ?? quote.error;
  const { gone, clash, hold, address, isWayGone, isPlain, isOwnCalendar } = refusalsOf(error);
  const isFree = quote.data?.price.amount === 0;
  if (isOwnCalendar) {
    return <ErrorState title={errorText(error)} icon={<CalendarX size={32} aria-hidden />} />;
  }
  return (
    <StepFrame flow={flow} provider={provider} chosen={chosen} quote={quote.data ?? null}>
      {gone ? (
        <SlotGone key={gone.requestId} error={gone} flow={flow} start={chosen.start} />
      ) : null}
      {isWayGone ? <WayGone flow={flow} text={errorText(error)} /> : null}
      {isVisit ? <HomeAddress home={home} provider={provider} refusal={address} /> : null}
      <DetailsFields
        starting={starting}
        fromChat={fromChat === starting.about ? fromChat : ''}
        afterAbout={<ShareSummary share={share} name={provider.name} />}
        onChange={keep}
        onSubmit={(form, refuse) => {
          if (share.isMaking) return;
          if (!hasPlace || address) {
            home.ask();
            return;
          }
          overlap.ask();
          booking.submit(form, refuse);
        }}
        providerName={provider.name}
        addition={hasPlace ? <PromoField promo={promo} /> : null}
      >
        {hold ? (
          <HoldRefused
            key={hold.requestId}
            error={hold}
            flow={flow}
            onReleased={booking.forgetRefusal}
          />
        ) : null}
        {isPlain ? (
          <Banner tone={booking.renewed || clash ? 'warning' : 'danger'} live>
            {booking.renewed
              ? t('price.renewed', { price: formatMoney(booking.renewed.price) })
              : errorText(error)}
          </Banner>
        ) : null}
        <NextBar always aside={<Amount price={quote.data?.price ?? priceOf(provider, minutes)} />}>
          <Button
            type="submit"
            size="large"
            className="shrink-0 max-lg:min-w-[min(11rem,100%)]"
            loading={booking.isPending || share.isMaking}
            disabled={gone !== null}
          >
            {isFree ? t('bookFree') : t('continue')}
          </Button>
        </NextBar>
      </DetailsFields>
      {clash ? (
        <OwnClash
          error={clash}
          zone={chosen.zone}
          open={overlap.isAsked}
          onClose={overlap.putOff}
          onOtherTime={() => flow.go('time')}
          onKeepBoth={() => {
            overlap.accept();
            // Asked while quoting, or only when booking.
            if (booking.error) booking.submitAgain();
          }}
        />
      ) : null}
    </StepFrame>
  );
}

function Amount({ price }: { price: Money | undefined }) {
  const { t } = useTranslation('booking');
  if (!price) return null;
  return (
    <p className="tabular text-lg font-semibold whitespace-nowrap">
      {price.amount === 0 ? t('price.free') : formatPrice(price)}
    </p>
  );
}

/** What the profile says that this person would pay: the quote's price, before it is there. */
function priceOf({ prices }: Provider, minutes: number): Money | undefined {
  const price = prices.find(({ durationMinutes }) => durationMinutes === minutes);
  return price && (firstPrice(price) ?? price.price);
}

type BookingNeeds = Props & {
  chosen: ChosenTime;
  user: UserData;
  acceptOverlap: boolean;
  shared: Pick<BookRequest, 'chatSummary'>;
  quote: Quote | null;
  renew: () => Promise<{ data: Quote | undefined }>;
};

/** Books the slot at the quoted price and goes on to the payment, or to the end when it is free. */
function useBooking(needs: BookingNeeds) {
  const { flow, chosen, user, acceptOverlap, shared, quote, renew } = needs;
  // In person times are chosen by the venue's clocks.
  const ownZone = flow.search.meet ? chosenZone() : chosen.zone;
  const book = useBook();
  const saveProfile = useChangeProfile();
  const { keyFor, answered } = useIdempotencyKey();
  const [renewed, setRenewed] = useState<Quote | null>(null);
  const refuseFields = useRef<(error: unknown) => void>(() => undefined);

  const renewQuote = async () => setRenewed((await renew()).data ?? null);
  const send = (request: BookRequest) =>
    book.mutate(
      { ...request, idempotencyKey: keyFor(request) },
      {
        // The key stays: tapped again before the next step is drawn, it is the same booking.
        onSuccess: (reply) => {
          // A new account gets its name here; existing names stay.
          if (!user.name || !user.email) saveProfile.mutate(missingOf(user, request));
          goOn(flow, reply);
        },
        onError: (error) => {
          answered(error);
          refuseFields.current(error);
          if (errorCodeOf(error) === 'quote-expired') void renewQuote();
        },
      },
    );
  const submit = async (form: DetailsForm) => {
    if (book.isPending) return;
    const agreed = quote ?? (await renew()).data;
    if (!agreed) return;
    setRenewed(null);
    local.set('userBookingInfo', withoutAbout(form));
    send({ ...form, ...shared, quoteId: agreed.id, timezone: ownZone, acceptOverlap });
  };
  return {
    submit: (form: DetailsForm, refuse: (error: unknown) => void) => {
      refuseFields.current = refuse;
      void submit(form);
    },
    /** Sends the last request again, accepting the overlap. */
    submitAgain: () => {
      if (!book.variables || book.isPending) return;
      const { idempotencyKey: _, ...request } = book.variables;
      send({ ...request, acceptOverlap: true });
    },
    forgetRefusal: book.reset,
    isPending: book.isPending,
    // Another time was chosen since: the refusal was of the previous one.
    error: book.variables?.quoteId === quote?.id || renewed ? book.error : null,
    renewed,
  };
}

function withoutAbout({ about: _about, ...who }: DetailsForm): Record<string, string> {
  return who;
}
