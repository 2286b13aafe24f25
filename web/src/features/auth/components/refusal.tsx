import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { minutesAndSeconds } from '../../../ui/countdown.tsx';
import type { RefusalView } from '../use-refusal.ts';

/** What was refused, and when to try again. */
export function Refusal({ refusal }: { refusal: RefusalView }) {
  const { t } = useTranslation('auth');
  if (!refusal.text) return null;
  return (
    <Banner tone="danger" live>
      {refusal.text}
      {refusal.waiting ? (
        <span aria-hidden className="tabular block text-sm">
          {t('waitText', { time: minutesAndSeconds(refusal.seconds) })}
        </span>
      ) : null}
    </Banner>
  );
}
