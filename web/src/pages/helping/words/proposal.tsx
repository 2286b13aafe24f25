import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Quote } from '../../../features/words/components/said.tsx';
import type { Piece } from '../../../features/words/queries.ts';
import { keepWords, readWords, useWords } from '../../../features/words/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { Doubt } from './proposals.ts';

/** One proposal: take it or leave it, change it, and see which words it came from. */
export function Proposal(props: {
  id: string;
  /** Names it beside the box that takes it. */
  name: string;
  sources: readonly Piece[];
  /** Why it can't be saved yet; it is kept until then. */
  later?: string | undefined;
  /** What may have been read wrongly: it isn't saved unless somebody says so. */
  doubts?: readonly ShownDoubt[];
  children: ReactNode;
}) {
  const { id, name, sources, later, doubts = [], children } = props;
  const { t } = useTranslation('words');
  const { left, saved, taken = [] } = useWords();
  const isLeft = left.includes(id);
  const isSaved = saved.includes(id);
  const isTaken = !isLeft && (doubts.length === 0 || taken.includes(id));
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
          checked={isTaken}
          onChange={() =>
            isTaken
              ? keepWords({ left: [...left, id], taken: taken.filter((one) => one !== id) })
              : keepWords({ left: left.filter((one) => one !== id), taken: [...taken, id] })
          }
        />
      )}
      {isSaved || isLeft || doubts.length === 0 ? null : (
        <Doubts doubts={doubts} isOpen={!isTaken} />
      )}
      {isSaved || isLeft ? null : <div className="flex flex-col gap-3">{children}</div>}
      {later && !isSaved && !isLeft ? <p className="text-sm text-ink-soft">{later}</p> : null}
      {sources.length > 0 ? <Quote sources={sources} /> : null}
    </li>
  );
}

/** The words in doubt, and what is to be said of them. */
export type ShownDoubt = { source: Piece; text: string };

/** As the reasons word them. */
export function useDoubtTexts(): (doubts: readonly Doubt[]) => ShownDoubt[] {
  const { t } = useTranslation('words');
  return (doubts) =>
    doubts.map(({ source, reason }) => ({
      source,
      text: reason === 'unclear' ? t('unclearPrice') : t(`reasons.${reason}`),
    }));
}

function Doubts({ doubts, isOpen }: { doubts: readonly ShownDoubt[]; isOpen: boolean }) {
  const { t } = useTranslation('words');
  return (
    <Banner tone="warning">
      <ul className="flex flex-col gap-2">
        {doubts.map(({ source, text }) => (
          <li key={`${source.start} ${text}`}>
            <q>{source.text}</q>
            <span className="block text-sm text-pretty">{text}</span>
          </li>
        ))}
      </ul>
      {isOpen ? <p className="mt-2 font-medium text-pretty">{t('check')}</p> : null}
    </Banner>
  );
}

/** What was typed over a proposal, kept with the text; who changes one that is in doubt wants it. */
export function keepEdit(id: string, value: string, card?: string): void {
  const { edits, taken = [] } = readWords();
  keepWords({
    edits: { ...edits, [id]: value },
    ...(card === undefined || taken.includes(card) ? {} : { taken: [...taken, card] }),
  });
}
