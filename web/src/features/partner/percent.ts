import { localeTag } from '../../lib/i18n.ts';

/** Basis points as percent in the reader's language: `7.25%`, `7,25 %`. */
export function percentOf(basisPoints: number): string {
  return new Intl.NumberFormat(localeTag(), {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(basisPoints / 10_000);
}
