import { useTranslation } from 'react-i18next';
import type { Plan } from '../../features/plan/queries.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Changed } from './changed.tsx';
import type { Offer } from './offer.ts';
import { OwnPlan } from './own-plan.tsx';
import { wallTime } from './pattern-text.tsx';

type Told = {
  /** Why the plan wasn't bought, where that was just tried. */
  refusal: unknown;
  /** What the person has of it already. */
  own: Plan | null;
  changedTo: Offer | null;
  /** Wall time of the pattern that can't be had on its days. */
  goneTime: string | null;
};

/**
 * Why the person chooses again: instead of the form, which needs all times. It takes the focus that
 * the form had when it was sent.
 */
export function Interruption(told: Told) {
  const words = <Words {...told} />;
  return told.refusal === null ? (
    words
  ) : (
    <div ref={takeFocus} tabIndex={-1}>
      {words}
    </div>
  );
}

function Words({ refusal, own, changedTo, goneTime }: Told) {
  const { t } = useTranslation('plan');
  const errorText = useErrorText();
  if (changedTo) return <Changed offer={changedTo} />;
  if (own && (refusal !== null || goneTime !== null)) return <OwnPlan plan={own} />;
  if (refusal !== null)
    return (
      <Banner tone="danger" live>
        {errorText(refusal)}
      </Banner>
    );
  if (goneTime === null) return null;
  return <Banner live>{t('buy.timeGone', { time: wallTime(goneTime) })}</Banner>;
}

/** A ref: of what appears where the focus was. */
function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}
