import { useQuery } from '@tanstack/react-query';
import type { UserData } from '@puente/contract/user';
import { CalendarX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeProfile } from '../../features/account/queries.ts';
import { SignIn } from '../../features/auth/components/sign-in.tsx';
import { DetailsFields } from '../../features/booking/components/details-form.tsx';
import type { DetailsForm } from '../../features/booking/components/details-rules.ts';
import { clearDraft, readDraft, saveDraft } from '../../features/booking/draft.ts';
import { useIdempotencyKey } from '../../features/booking/idempotency.ts';
import {
  quoteQuery,
  useBook,
  type BookRequest,
  type Details,
  type Provider,
  type Quote,
} from '../../features/booking/queries.ts';
import type { Reply } from '../../lib/api.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { formatMoney } from '../../lib/money.ts';
import { local } from '../../lib/storage.ts';
import { useSession } from '../../shell/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import type { BookingPath, ChosenTime } from './path.ts';
import { HoldRefused, holdRefusalOf } from './hold-refused.tsx';
import { OwnClash, ownClashOf } from './own-clash.tsx';
import { SlotGone, slotRefusalOf } from './slot-gone.tsx';
import { StepFrame } from './step-frame.tsx';

type Props = { path: BookingPath; provider: Provider };

/** Who comes and what about; signing in first where nobody is signed in. */
export function AboutStep({ path, provider }: Props) {
  const { t: common } = useTranslation('common');
  const session = useSession();
  const { chosen } = path;
  if (!chosen) return null;
  if (session.status === 'signed-in') {
    return <AboutForm path={path} provider={provider} chosen={chosen} user={session.user} />;
  }
  return (
    <StepFrame path={path} provider={provider} chosen={chosen} quote={null}>
      {session.status === 'checking' ? (
        <Loading label={common('loading')}>
          <Skeleton className="h-80" />
        </Loading>
      ) : (
        <div className="max-w-md">
          {/* The session itself leads on. */}
          <SignIn heading="h2" onSignedIn={() => undefined} />
        </div>
      )}
    </StepFrame>
  );
}

function AboutForm(props: Props & { chosen: ChosenTime; user: UserData }) {
  const { path, provider, chosen, user } = props;
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { providerId } = path;
  const overlap = useOverlap(providerId, chosen.start);
  const { start, minutes } = chosen;
  const choice = { providerId, start, minutes, acceptOverlap: overlap.isAccepted };
  const quote = useQuery(quoteQuery(choice, user.id));
  const booking = useBooking({
    ...props,
    acceptOverlap: overlap.isAccepted,
    quote: quote.data ?? null,
    renew: quote.refetch,
  });
  const [starting] = useState(() => startingDetails(providerId, user));
  const keep = useCallback(
    (form: DetailsForm) =>
      saveDraft(providerId, {
        step: 'about',
        providerName: provider.name,
        time: chosen.start,
        durationMinutes: chosen.minutes,
        zone: chosen.zone,
        form,
      }),
    [providerId, provider.name, chosen.start, chosen.minutes, chosen.zone],
  );

  const error = booking.error ?? quote.error;
  const gone = slotRefusalOf(error);
  const clash = ownClashOf(error);
  const holdRefusal = holdRefusalOf(error);
  const isFree = quote.data?.price.amount === 0;
  if (errorCodeOf(error) === 'own-calendar') {
    return <ErrorState title={errorText(error)} icon={<CalendarX size={32} aria-hidden />} />;
  }
  return (
    <StepFrame path={path} provider={provider} chosen={chosen} quote={quote.data ?? null}>
      {gone ? (
        <SlotGone key={gone.requestId} error={gone} path={path} start={chosen.start} />
      ) : null}
      <DetailsFields
        starting={starting}
        onChange={keep}
        onSubmit={(form) => {
          overlap.ask();
          booking.submit(form);
        }}
        error={booking.error}
        providerName={provider.name}
      >
        {holdRefusal ? (
          <HoldRefused
            key={holdRefusal.requestId}
            error={holdRefusal}
            path={path}
            onReleased={booking.forgetRefusal}
          />
        ) : null}
        {error && !gone && !holdRefusal ? (
          <Banner tone={booking.renewed || clash ? 'warning' : 'danger'} live>
            {booking.renewed
              ? t('price.renewed', { price: formatMoney(booking.renewed.price) })
              : errorText(error)}
          </Banner>
        ) : null}
        <Button
          type="submit"
          size="large"
          className="sm:self-start"
          loading={booking.isPending}
          disabled={gone !== null}
        >
          {isFree ? t('bookFree') : t('continue')}
        </Button>
      </DetailsFields>
      {clash ? (
        <OwnClash
          error={clash}
          zone={chosen.zone}
          open={overlap.isAsked}
          onClose={overlap.putOff}
          onOtherTime={() => path.go('time')}
          onKeepBoth={() => {
            overlap.accept();
            // Asked when the price was asked for, or only when the time was to be taken.
            if (booking.error) booking.submitAgain();
          }}
        />
      ) : null}
    </StepFrame>
  );
}

/** Whether the person keeps the time that starts then beside another meeting, and is asked that. */
function useOverlap(providerId: string, start: string) {
  const [acceptedAt, setAcceptedAt] = useState(() => readDraft(providerId)?.overlapAt);
  const [putOffAt, setPutOffAt] = useState<string | null>(null);
  return {
    isAccepted: acceptedAt === start,
    isAsked: putOffAt !== start,
    accept: () => {
      saveDraft(providerId, { overlapAt: start });
      setAcceptedAt(start);
    },
    putOff: () => setPutOffAt(start),
    ask: () => setPutOffAt(null),
  };
}

type BookingNeeds = Props & {
  chosen: ChosenTime;
  user: UserData;
  acceptOverlap: boolean;
  quote: Quote | null;
  renew: () => Promise<{ data: Quote | undefined }>;
};

/** Takes the slot at the quoted price and goes on to the payment, or to the end when it is free. */
function useBooking({ path, chosen, user, acceptOverlap, quote, renew }: BookingNeeds) {
  const book = useBook();
  const saveProfile = useChangeProfile();
  const { keyFor, answered } = useIdempotencyKey();
  const [renewed, setRenewed] = useState<Quote | null>(null);

  const renewQuote = async () => setRenewed((await renew()).data ?? null);
  const send = (request: BookRequest) =>
    book.mutate(
      { ...request, idempotencyKey: keyFor(request) },
      {
        onSuccess: (reply) => {
          answered();
          // A new account learns its names here; whoever has them keeps them.
          if (!user.name || !user.email) saveProfile.mutate(missingOf(user, request));
          goOn(path, reply);
        },
        onError: (error) => {
          answered(error);
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
    send({ ...form, quoteId: agreed.id, timezone: chosen.zone, acceptOverlap });
  };
  return {
    submit: (form: DetailsForm) => void submit(form),
    /** What was sent last, knowing of the overlap. */
    submitAgain: () => {
      if (!book.variables || book.isPending) return;
      const { idempotencyKey: _, ...request } = book.variables;
      send({ ...request, acceptOverlap: true });
    },
    forgetRefusal: book.reset,
    isPending: book.isPending,
    // Another time was chosen since: the refusal was of the one before.
    error: book.variables?.quoteId === quote?.id || renewed ? book.error : null,
    renewed,
  };
}

function goOn(
  path: BookingPath,
  { booking, quote, replacedBookingId }: Reply<'POST /api/booking/book'>,
): void {
  if (booking.status === 'held') {
    saveDraft(path.providerId, {
      step: 'pay',
      quote,
      bookingId: booking.id,
      replacedBookingId: replacedBookingId ?? undefined,
    });
    path.go('pay', { bookingId: booking.id });
  } else {
    clearDraft();
    path.go('done', { bookingId: booking.id }, { replace: true });
  }
}

const withoutAbout = ({ about: _about, ...who }: DetailsForm): Record<string, string> => who;

const missingOf = (user: UserData, form: Details) => ({
  ...(user.name ? {} : { name: form.name, lastName: form.lastName }),
  ...(user.email ? {} : { email: form.email }),
  ...(user.invoiceEmail || !form.invoiceEmail ? {} : { invoiceEmail: form.invoiceEmail }),
});

/** What was typed before, else what the account knows, else what this device knows. */
function startingDetails(providerId: string, user: UserData): DetailsForm {
  const typed = readDraft(providerId)?.form ?? {};
  const kept = local.get('userBookingInfo') ?? {};
  return {
    about: typed['about'] ?? '',
    name: typed['name'] ?? (user.name || (kept['name'] ?? '')),
    lastName: typed['lastName'] ?? (user.lastName || (kept['lastName'] ?? '')),
    email: typed['email'] ?? user.email ?? kept['email'] ?? '',
    invoiceEmail: typed['invoiceEmail'] ?? user.invoiceEmail ?? kept['invoiceEmail'] ?? '',
  };
}
