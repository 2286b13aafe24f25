import type { StarRating } from '@puente/contract/review';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../lib/i18n.ts';
import { cx } from '../ui/cx.ts';

/** "★ 4.8 · 12 reviews", read out as a sentence. */
export function StarLine({ of: { average, count } }: { of: StarRating }) {
  const { t } = useTranslation('review');
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const shown = new Intl.NumberFormat(currentLanguage(), digits).format(average);
  return (
    <p className="text-ink-soft">
      <span aria-hidden className="tabular inline-flex items-center gap-1.5">
        <Star size={18} className="fill-current text-primary-text" />
        <span className="font-medium text-ink">{shown}</span> · {t('count', { count })}
      </span>
      <span className="sr-only">{t('rating', { average: shown, count })}</span>
    </p>
  );
}

/** The stars of one review. */
export function GivenStars({ stars }: { stars: number }) {
  const { t } = useTranslation('review');
  return (
    <p>
      <span aria-hidden className="inline-flex gap-0.5">
        {[1, 2, 3, 4, 5].map((at) => (
          <Star key={at} size={18} className={starClass(at <= stars)} />
        ))}
      </span>
      <span className="sr-only">{t('stars', { count: stars })}</span>
    </p>
  );
}

export function starClass(isGiven: boolean): string {
  return cx(isGiven ? 'fill-current text-primary-text' : 'text-line-control');
}
