import { expertiseFor, type Expertise as Line } from '@puente/contract/policy/expertise';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../lib/i18n.ts';

/** What an expert does, in the reader's language where they wrote it in that one as well. */
export function Expertise({ of, className }: { of: Line; className: string }) {
  // Drawn anew when the language changes.
  useTranslation();
  const { text, language } = expertiseFor(of, currentLanguage());
  return (
    <p className={className} {...(language ? { lang: language } : {})}>
      {text}
    </p>
  );
}
