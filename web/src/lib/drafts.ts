import { type Draft, tab } from './storage.ts';

/** What was typed about a meeting, a report or a review, by its id, and not sent in this tab. */
export function draftOf(id: string): Draft {
  return tab.get('drafts')?.[id] ?? {};
}

/** Keeps what is being typed, until it is sent or the session ends; undefined drops it. */
export function keepDraft(id: string, change: Draft): void {
  const draft = { ...draftOf(id), ...change };
  const { [id]: _before, ...others } = tab.get('drafts') ?? {};
  const isEmpty = Object.values(draft).every((value) => value === undefined);
  const drafts = isEmpty ? others : { ...others, [id]: draft };
  if (Object.keys(drafts).length === 0) tab.remove('drafts');
  else tab.set('drafts', drafts);
}
