import { useTranslation } from 'react-i18next';
import { piecesOf } from '../marks.ts';
import type { Piece } from '../queries.ts';

/** The whole text, with what was used of it marked. */
export function Said({ text, used }: { text: string; used: readonly Piece[] }) {
  const { t } = useTranslation('words');
  return (
    <details className="rounded-card bg-sunken px-4 py-3">
      <summary className="touch flex cursor-pointer items-center font-medium">{t('said')}</summary>
      <p className="mt-2 text-pretty whitespace-pre-line">
        {piecesOf(text, used).map(({ start, words, isUsed }) =>
          isUsed ? (
            <mark key={start} className="rounded-[4px] bg-success-soft text-ink">
              {words}
            </mark>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </p>
    </details>
  );
}

/** The words a proposal came from. */
export function Quote({ sources }: { sources: readonly Piece[] }) {
  const { t } = useTranslation('words');
  return (
    <p className="text-sm text-ink-soft">
      {t('from')} <q className="italic">{sources.map(({ text }) => text).join(' … ')}</q>
    </p>
  );
}
