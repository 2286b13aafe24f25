import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatMoney } from '../../../lib/money.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { WhenInText } from '../../../ui/when-in-text.tsx';
import { type Maker, type Promo, promosQuery, useMakePromo, usePausePromo } from '../queries.ts';
import { PromoForm } from './promo-form.tsx';

/** The codes of an expert or a partner: who pays for them, a new one, and those there are. */
export function PromoCodes({ maker }: { maker: Maker }) {
  const { t } = useTranslation('promo');
  const errorText = useErrorText();
  const { data: promos } = useSuspenseQuery(promosQuery(maker));
  const make = useMakePromo(maker);
  const pause = usePausePromo(maker);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{maker.partnerId ? t('costPartner') : t('costExpert')}</p>
      <PromoForm make={make} />
      {pause.error ? (
        <Banner tone="danger" live>
          {errorText(pause.error)}
        </Banner>
      ) : null}
      {promos.length === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <ul aria-label={t('list')} className="flex flex-col gap-3">
          {promos.map((promo) => (
            <li key={promo.id}>
              <PromoCard
                promo={promo}
                isChanging={pause.isPending && pause.variables.id === promo.id}
                onPause={(isPaused) => pause.mutate({ id: promo.id, isPaused })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const tones: Record<Promo['state'], Tone> = {
  active: 'success',
  scheduled: 'neutral',
  paused: 'warning',
  expired: 'neutral',
  'used-up': 'neutral',
};

function PromoCard(props: {
  promo: Promo;
  isChanging: boolean;
  onPause: (isPaused: boolean) => void;
}) {
  const { promo, isChanging, onPause } = props;
  const { t } = useTranslation('promo');
  const { code, state, validUntil, usesPerPerson, firstMeetingOnly } = promo;
  const isPaused = state === 'paused';
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{code}</h3>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p>{takesOff(promo, t)}</p>
      <p className="tabular text-sm text-ink-soft">{usesOf(promo, t)}</p>
      <p className="text-sm text-ink-soft">
        {t('perPerson', { count: usesPerPerson })}
        {firstMeetingOnly ? ` · ${t('firstMeetingOnly')}` : ''}
      </p>
      {validUntil ? (
        <p className="text-sm text-ink-soft">
          {t('until')} <WhenInText at={validUntil} zone={chosenZone()} />
        </p>
      ) : null}
      {state === 'expired' ? null : (
        <Button
          variant="secondary"
          className="mt-1 self-start"
          loading={isChanging}
          aria-label={isPaused ? t('resumeNamed', { code }) : t('pauseNamed', { code })}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? t('resume') : t('pause')}
        </Button>
      )}
    </Card>
  );
}

type Words = ReturnType<typeof useTranslation<'promo'>>['t'];

function takesOff({ percent, amount }: Promo, t: Words): string {
  if (amount) return t('takesOff', { amount: formatMoney(amount) });
  return t('takesOffPercent', { percent });
}

function usesOf({ uses, maxUses }: Promo, t: Words): string {
  const { used, reserved } = uses;
  const counted =
    maxUses === null ? t('used', { count: used }) : t('usedOf', { used, max: maxUses });
  return reserved > 0 ? `${counted} · ${t('reserved', { count: reserved })}` : counted;
}
