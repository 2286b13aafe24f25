import type { Language } from '@puente/contract/policy/language';
import { currentLanguage } from '../../lib/i18n.ts';

/**
 * Basis points as percent in the interface's language: `7.25%` in English, `7,25 %` in Spanish. By
 * language, not by region: regions that speak Spanish differ, and fixed texts with a percentage
 * don't.
 */
export function percentOf(basisPoints: number, language: Language = currentLanguage()): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(basisPoints / 10_000);
}
