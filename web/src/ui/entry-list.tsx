import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A list of links, one below the other. */
export function EntryList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="px-1 text-sm font-semibold text-ink-soft">{title}</h2>
      <ul className="@container divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
        {children}
      </ul>
    </section>
  );
}

/** The look of a link in the list. */
export const entryClass =
  'moves flex min-h-16 w-full items-center gap-4 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2';

/** The content of a link: icon, label, current value and an arrow. */
export function EntryContent(props: { icon: ReactNode; label: string; summary?: string }) {
  const { icon, label, summary } = props;
  return (
    <>
      {/* With large letters the words need its place. */}
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text @max-[12rem]:hidden">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {summary ? <span className="line-clamp-2 text-sm text-ink-soft">{summary}</span> : null}
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-faint" />
    </>
  );
}
