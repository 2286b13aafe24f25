import { partnerPolicy } from '@puente/contract/policy/partner';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { longDate, zoned } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { percentOf } from '../percent.ts';
import {
  ownApplicationQuery,
  useChangeApplication,
  type OwnApplication as Own,
} from '../queries.ts';

/** What the partner answered, the way to send it again, and the share that is to come. */
export function OwnApplication() {
  const { application, share } = useSuspenseQuery(ownApplicationQuery).data;
  if (!application) return null;
  const { status, partner } = application;
  return (
    <div className="flex flex-col gap-4">
      {share?.next ? <NextShare name={partner.name} share={share} /> : null}
      {status === 'more-asked' || status === 'refused' ? <Again application={application} /> : null}
      {status === 'waiting' || status === 'more-asked' ? <Withdraw /> : null}
    </div>
  );
}

function NextShare({ name, share }: { name: string; share: NonNullable<Own['share']> }) {
  const { t } = useTranslation('verification');
  if (!share.next) return null;
  return (
    <Banner>
      {t('application.next', {
        name,
        percent: percentOf(share.basisPoints),
        next: percentOf(share.next.basisPoints),
        date: longDate(zoned(share.next.countsFrom, chosenZone()).toPlainDate()),
      })}
    </Banner>
  );
}

/** The partner's words, and the answer to them. */
function Again({ application }: { application: NonNullable<Own['application']> }) {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const [message, setMessage] = useState('');
  const changing = useChangeApplication();
  const { name } = application.partner;
  const words = application.history.findLast(({ by }) => by === 'partner')?.message;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (changing.isPending) return;
    changing.mutate(
      { message: message.trim() },
      { onSuccess: () => toast.success(t('application.sent', { name })) },
    );
  };
  return (
    <>
      <Banner tone="warning">
        <p className="font-semibold">
          {application.status === 'refused'
            ? t('application.refused', { name })
            : t('application.asked', { name })}
        </p>
        {words ? <p className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</p> : null}
      </Banner>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Textarea
          label={t('application.message')}
          note={t('application.optional')}
          help={t('application.messageHelp')}
          error={changing.error ? errorText(changing.error) : undefined}
          maxLength={partnerPolicy.messageMaxLength}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Button type="submit" className="self-start" loading={changing.isPending}>
          {t('application.send')}
        </Button>
      </form>
    </>
  );
}

function Withdraw() {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const changing = useChangeApplication();
  return (
    <>
      {changing.error ? (
        <Banner tone="danger" live>
          {errorText(changing.error)}
        </Banner>
      ) : null}
      <Button
        variant="quiet"
        className="self-start"
        loading={changing.isPending}
        onClick={() =>
          changing.mutate('withdraw', {
            onSuccess: () => toast.success(t('application.withdrawn')),
          })
        }
      >
        {t('application.withdraw')}
      </Button>
    </>
  );
}
