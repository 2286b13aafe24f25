import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Quote } from '../../../features/words/components/said.tsx';
import type { Piece } from '../../../features/words/queries.ts';
import { keepWords, readWords, useWords } from '../../../features/words/store.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** One proposal: take it or leave it, change it, and see which words it came from. */
export function Proposal(props: {
  id: string;
  /** Names it beside the box that takes it. */
  name: string;
  sources: readonly Piece[];
  /** Why it can't be saved yet; it is kept until then. */
  later?: string | undefined;
  children: ReactNode;
}) {
  const { id, name, sources, later, children } = props;
  const { t } = useTranslation('words');
  const { left, saved } = useWords();
  const isLeft = left.includes(id);
  const isSaved = saved.includes(id);
  return (
    <li className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card sm:p-5">
      {isSaved ? (
        <p className="flex min-h-11 items-center gap-2 font-medium text-success">
          <Check size={20} aria-hidden className="shrink-0" />
          {t('saved', { name })}
        </p>
      ) : (
        <Checkbox
          label={<span className="font-medium">{name}</span>}
          checked={!isLeft}
          onChange={() =>
            keepWords({ left: isLeft ? left.filter((one) => one !== id) : [...left, id] })
          }
        />
      )}
      {isSaved || isLeft ? null : <div className="flex flex-col gap-3">{children}</div>}
      {later && !isSaved && !isLeft ? <p className="text-sm text-ink-soft">{later}</p> : null}
      {sources.length > 0 ? <Quote sources={sources} /> : null}
    </li>
  );
}

/** What was typed over a proposal, kept with the text. */
export function keepEdit(id: string, value: string): void {
  keepWords({ edits: { ...readWords().edits, [id]: value } });
}
