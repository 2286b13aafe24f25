import { createContext, use, useCallback, useRef, type ReactNode, type RefCallback } from 'react';
import { cx } from '../../ui/cx.ts';

export const TitleRef = createContext<RefCallback<HTMLElement> | null>(null);

/** The heading of a step; each says itself what has become of the booking. */
export function StepTitle({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <h1
      ref={use(TitleRef)}
      tabIndex={-1}
      className={cx('display text-2xl sm:text-3xl', className ?? 'mb-4 sm:mb-6')}
    >
      {children}
    </h1>
  );
}

/**
 * The ref of the heading: it takes the focus when `value` has changed, because the previous step is
 * gone, and keeps it while the step's own heading follows that of its loading state.
 */
export function useTitleFocus(value: string): RefCallback<HTMLElement> {
  const before = useRef(value);
  const shown = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  return useCallback(
    (heading) => {
      if (!heading) {
        hadFocus.current = shown.current !== null && shown.current === document.activeElement;
        shown.current = null;
        return;
      }
      shown.current = heading;
      if (before.current === value && !hadFocus.current) return;
      before.current = value;
      hadFocus.current = false;
      heading.focus({ preventScroll: true });
    },
    [value],
  );
}
