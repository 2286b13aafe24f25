import type { UserData } from '@puente/contract/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsFields } from '../../features/booking/components/details-form.tsx';
import { PromoField } from '../../features/booking/components/promo-field.tsx';
import { VenueLine } from '../../features/booking/components/venue.tsx';
import { saveDraft } from '../../features/booking/draft.ts';
import { packageQuoteQuery } from '../../features/booking/package-queries.ts';
import { usePromo, usePromoCode } from '../../features/booking/promo.ts';
import type { Quote } from '../../features/booking/queries.ts';
import { wordsBefore } from '../../features/chat/own-words.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { formatMoney } from '../../lib/money.ts';
import { useSession } from '../../shell/session/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NextBar } from '../../ui/next-bar.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { HomeAddress, useHomeAddress, WayGone } from './home-address.tsx';
import { draftAddress } from './picked-address.ts';
import { HoldRefused } from './hold-refused.tsx';
import { startingDetails } from './hold-time.ts';
import { OwnClash } from './own-clash.tsx';
import { useOverlap } from './own-overlap.ts';
import { OwnStep } from './own-step.tsx';
import { useBuying } from './package-buying.ts';
import { codeOf, useCodeNotes } from './package-code.ts';
import { TimesGone, useGoneTimes } from './package-clashes.tsx';
import type { PackageStepProps } from './package-steps.tsx';
import { PackageFrame, PackageSummary } from './package-summary.tsx';
import { refusalsOf } from './refusals.ts';
import { StepTitle } from './step-title.tsx';

/** Who comes to the sessions of a package; signing in first if nobody is signed in. */
export function PackageAbout(props: PackageStepProps) {
  const { t } = useTranslation('booking');
  const session = useSession();
  return (
    <>
      <StepTitle>{t('titles.about')}</StepTitle>
      {session.status === 'signed-in' ? (
        <Form {...props} user={session.user} />
      ) : (
        <Framed {...props} quote={undefined}>
          <OwnStep skeleton="h-80">{null}</OwnStep>
        </Framed>
      )}
    </>
  );
}

type FramedProps = PackageStepProps & { quote: Quote | undefined; children: ReactNode };

function Framed({ flow, offering, sold, starts, notes, quote, children }: FramedProps) {
  const { t } = useTranslation('package');
  const price = quote?.price ?? offering.discountedPrice ?? offering.price;
  const codeNotes = useCodeNotes(quote);
  return (
    <PackageFrame
      sold={sold}
      price={price}
      summary={
        <PackageSummary
          {...{ sold, starts, price }}
          notes={[...codeNotes, ...notes]}
          code={codeOf(quote)}
          zone={flow.zone}
          later={offering.sessions - starts.length}
          listPrice={quote?.listPrice ?? offering.price}
          place={quote?.venue ? <VenueLine venue={quote.venue} /> : null}
          change={
            <Button
              variant="quiet"
              className="-my-2 -ml-4 self-start"
              onClick={() => flow.go('time', { start: undefined })}
            >
              {t('buy.change')}
            </Button>
          }
        />
      }
    >
      {children}
    </PackageFrame>
  );
}

function Form(props: PackageStepProps & { user: UserData }) {
  const { flow, provider, offering, starts, way, user } = props;
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { providerId } = flow;
  const overlap = useOverlap(providerId, starts.join());
  const home = useHomeAddress(draftAddress(providerId));
  const code = usePromoCode(providerId);
  const isVisit = way.mode === 'home';
  const hasPlace = !isVisit || home.picked !== undefined;
  const choice = {
    ...{ offeringId: offering.id, starts, way, acceptOverlap: overlap.isAccepted },
    ...(isVisit ? { address: home.picked } : {}),
    ...(code.code === null ? {} : { promoCode: code.code }),
  };
  const client = useQueryClient();
  const promo = usePromo(code, (promoCode) =>
    client.fetchQuery(packageQuoteQuery({ ...choice, promoCode }, user.id)),
  );
  const quote = useQuery({ ...packageQuoteQuery(choice, user.id), enabled: hasPlace });
  const buying = useBuying({
    ...{ flow, user, quote: quote.data, acceptOverlap: overlap.isAccepted },
    renew: quote.refetch,
  });
  const [starting] = useState(() => startingDetails(providerId, user));
  const [fromChat] = useState(() => wordsBefore(providerId));
  const error = buying.error ?? quote.error;
  const gone = useGoneTimes(error, starts, quote.isPending);
  const { clash, hold, address, isWayGone, isPlain, isOwnCalendar } = refusalsOf(error);
  const isFree = quote.data?.price.amount === 0;
  if (isOwnCalendar)
    return <ErrorState title={errorText(error)} icon={<CalendarX size={32} aria-hidden />} />;
  return (
    <Framed {...props} quote={quote.data}>
      {gone ? <TimesGone key={gone.key} {...{ flow, starts, gone }} /> : null}
      {isWayGone ? <WayGone flow={flow} text={errorText(error)} /> : null}
      {isVisit ? <HomeAddress home={home} provider={provider} refusal={address} /> : null}
      <DetailsFields
        starting={starting}
        fromChat={fromChat === starting.about ? fromChat : ''}
        onChange={(form) =>
          // Without a time of its own: the address has them, and what is offered again is one meeting.
          saveDraft(providerId, {
            ...{ step: 'about', providerName: provider.name, time: undefined, form },
          })
        }
        onSubmit={(form, refuse) => {
          if (!hasPlace || address) {
            home.ask();
            return;
          }
          overlap.ask();
          buying.submit(form, refuse);
        }}
        providerName={provider.name}
        addition={hasPlace ? <PromoField promo={promo} /> : null}
      >
        {hold ? (
          <HoldRefused
            key={hold.requestId}
            error={hold}
            flow={flow}
            onReleased={buying.forgetRefusal}
          />
        ) : null}
        {isPlain && !gone ? (
          <Banner tone={buying.renewed || clash ? 'warning' : 'danger'} live>
            {buying.renewed
              ? t('price.renewed', { price: formatMoney(buying.renewed.price) })
              : errorText(error)}
          </Banner>
        ) : null}
        <NextBar
          aside={
            <p className="tabular text-lg font-semibold whitespace-nowrap">
              {isFree
                ? t('price.free')
                : formatMoney(quote.data?.price ?? offering.discountedPrice ?? offering.price)}
            </p>
          }
        >
          <Button
            type="submit"
            size="large"
            className="shrink-0 max-lg:min-w-[min(11rem,100%)]"
            loading={buying.isPending}
            disabled={gone !== null}
          >
            {isFree ? t('bookFree') : t('continue')}
          </Button>
        </NextBar>
      </DetailsFields>
      {clash ? (
        <OwnClash
          error={clash}
          zone={flow.zone}
          open={overlap.isAsked}
          onClose={overlap.putOff}
          onOtherTime={() => flow.go('time', { start: undefined })}
          onKeepBoth={() => {
            buying.forgetRefusal();
            overlap.accept();
          }}
        />
      ) : null}
    </Framed>
  );
}
