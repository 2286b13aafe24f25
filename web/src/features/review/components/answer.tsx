import { useTranslation } from 'react-i18next';

/** What the expert answers, below the review. */
export function Answer({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('review');
  return (
    <div className="mt-3 border-l-2 border-line pl-4">
      <p className="text-sm font-medium">{t('answerOf', { name })}</p>
      <p className="whitespace-pre-line text-ink-soft">{text}</p>
    </div>
  );
}
