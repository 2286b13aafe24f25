import { useCallback, type KeyboardEvent, type ReactNode } from 'react';
import { useIsWide } from '../../lib/wide.ts';
import { cx } from '../../ui/cx.ts';

/**
 * A list with what is open in it. Wide screens show them side by side, the list first; a phone
 * shows the one that the address means. Arrow keys go along the list.
 */
export function SplitPage({
  name,
  list,
  isOpen,
  isLone = false,
  children,
}: {
  /** Of the list: its place in it is kept while pages below it change. */
  name: string;
  list: ReactNode;
  /** The address is of one of the list; a phone shows that one alone. */
  isOpen: boolean;
  /** The list has nothing that could stand beside it. */
  isLone?: boolean;
  children: ReactNode;
}) {
  const isWide = useIsWide() && !isLone;
  const place = useCallback((pane: HTMLElement | null) => keepPlace(name, pane), [name]);
  // The same elements at any width: a turned tablet keeps what was typed in what is open.
  return (
    <div className={isWide ? sideBySide : 'contents'}>
      {isWide || !isOpen ? (
        // Arrow keys move the focus between the links in it: the links do the rest.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          ref={isWide ? place : undefined}
          onKeyDown={goAlong}
          className={
            isWide
              ? cx('sticky top-0 h-dvh overflow-y-auto border-r border-line', slimPage)
              : 'contents'
          }
        >
          {list}
        </div>
      ) : null}
      {isWide || isOpen ? (
        <div className={isWide ? 'flex min-w-0 flex-col' : 'contents'}>{children}</div>
      ) : null}
    </div>
  );
}

const sideBySide =
  'mx-auto grid w-full max-w-split flex-1 grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]';

/** Both panes are narrower than the screen says: what is in the list keeps its phone's look. */
const slimPage = '[&>*]:px-5';

/** `row` is the address of the link that had the focus, where one of the list had it. */
type Place = { top: number; hadFocus: boolean; row: string | null };
const places = new Map<string, Place>();

/** A ref: the list is rendered anew when another of it is opened, and stays where it was. */
function keepPlace(name: string, pane: HTMLElement | null): (() => void) | undefined {
  if (!pane) return undefined;
  const before = places.get(name);
  if (before) pane.scrollTop = before.top;
  // It may have stayed: the same pane is kept when something opens beside it.
  if (before?.hadFocus && !pane.contains(document.activeElement))
    rowIn(pane, before.row)?.focus({ preventScroll: true });
  return () => {
    const focused = document.activeElement;
    const hadFocus = pane.contains(focused);
    const row = hadFocus && focused?.matches('[data-row]') ? focused.getAttribute('href') : null;
    places.set(name, { top: pane.scrollTop, hadFocus, row });
  };
}

/** The row at an address, else the one that is open: arrow keys may have gone on meanwhile. */
function rowIn(pane: HTMLElement, address: string | null): HTMLElement | undefined {
  const rows = [...pane.querySelectorAll<HTMLElement>('[data-row]')];
  return (
    rows.find((row) => address !== null && row.getAttribute('href') === address) ??
    rows.find((row) => row.getAttribute('aria-current') === 'page')
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.target instanceof HTMLInputElement) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
