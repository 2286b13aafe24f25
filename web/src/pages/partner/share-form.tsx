import { policy } from '@puente/contract/policy';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOf } from '../../features/partner/percent.ts';
import { shareQuery, useAnnounceShare } from '../../features/partner/queries.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { longDate, zoned } from '../../lib/time.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

const [least, most] = policy.fee.partnerRangeBasisPoints;

/** What was typed as percent in basis points; null for what is none in the range. */
function basisPointsOf(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return null;
  const basisPoints = Math.round(Number(text) * 100);
  return basisPoints >= least && basisPoints <= most ? basisPoints : null;
}

/** The present share, the announced one, and the form to announce another. */
export function ShareForm({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('partner');
  const errorText = useErrorText();
  const { basisPoints, next } = useSuspenseQuery(shareQuery(partnerId)).data;
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const announcing = useAnnounceShare(partnerId);
  const send = (share: number, said: string) =>
    announcing.mutate(share, {
      onSuccess: () => {
        toast.success(said);
        setTyped('');
      },
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const share = basisPointsOf(typed);
    setInvalid(share === null);
    if (share !== null && !announcing.isPending) send(share, t('share.announced'));
  };
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="font-semibold">{t('share.title')}</h3>
      <p className="tabular text-xl font-semibold">
        {t('share.now', { percent: percentOf(basisPoints) })}
      </p>
      <p className="max-w-read text-ink-soft">
        {t('share.text', { days: policy.partner.shareNoticeDays })}
      </p>
      {next ? (
        <Banner
          tone="primary"
          action={
            <Button
              variant="quiet"
              loading={announcing.isPending}
              onClick={() => send(basisPoints, t('share.kept'))}
            >
              {t('share.keep', { percent: percentOf(basisPoints) })}
            </Button>
          }
        >
          {t('share.next', {
            date: longDate(zoned(next.countsFrom, chosenZone()).toPlainDate()),
            percent: percentOf(next.basisPoints),
          })}
        </Banner>
      ) : null}
      <form noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-3">
        <TextInput
          label={t('share.label')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={
            isInvalid
              ? t('share.invalid')
              : announcing.error
                ? errorText(announcing.error)
                : undefined
          }
          onChange={({ target }) => {
            setTyped(target.value);
            setInvalid(false);
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          loading={announcing.isPending}
        >
          {t('share.announce')}
        </Button>
      </form>
    </Card>
  );
}
