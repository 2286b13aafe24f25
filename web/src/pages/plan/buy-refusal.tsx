import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferChanged } from '../../features/plan/queries.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { WayGone } from '../booking/home-address.tsx';
import { HoldRefused, holdRefusalOf } from '../booking/hold-refused.tsx';
import { OwnClash, ownClashOf } from '../booking/own-clash.tsx';
import { Changed } from './changed.tsx';

type Props = {
  error: unknown;
  zone: string;
  /** How they meet is chosen again. */
  onOtherWay: () => void;
  /** Other times are chosen. */
  onOtherTimes: () => void;
  /** Another meeting at the same time doesn't matter. */
  onKeepBoth: () => void;
  /** A time that was held elsewhere is free again. */
  onReleased: () => void;
};

/** Why a plan wasn't bought, and what can be done about it. */
export function BuyRefusal(props: Props) {
  const { error, zone, onOtherWay, onOtherTimes } = props;
  const errorText = useErrorText();
  const held = holdRefusalOf(error);
  if (ownClashOf(error)) return <Clash key={ownClashOf(error)?.requestId} {...props} />;
  if (held)
    return (
      <HoldRefused
        key={held.requestId}
        error={held}
        flow={{ zone, go: onOtherTimes }}
        onReleased={props.onReleased}
      />
    );
  if (['mode-not-offered', 'office-gone'].includes(errorCodeOf(error)))
    return <WayGone flow={{ go: onOtherWay }} text={errorText(error)} />;
  if (error instanceof OfferChanged) return <Changed offer={error.offer} agreeing />;
  return (
    <Banner tone="danger" live>
      {errorText(error)}
    </Banner>
  );
}

/** Asks whether both meetings shall stand; who puts the question off reads it below. */
function Clash({ error, zone, onOtherTimes, onKeepBoth }: Props) {
  const { t } = useTranslation('booking');
  const [isAsked, setIsAsked] = useState(true);
  const clash = ownClashOf(error);
  if (!clash) return null;
  return (
    <>
      <Banner tone="warning">{t('ownClash.text')}</Banner>
      <OwnClash
        error={clash}
        zone={zone}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onOtherTime={() => {
          setIsAsked(false);
          onOtherTimes();
        }}
        onKeepBoth={() => {
          setIsAsked(false);
          onKeepBoth();
        }}
      />
    </>
  );
}
