import { useCallback, useRef, type RefCallback, type RefObject } from 'react';

/** A ref: an element that appears after a tap takes the focus when it is mounted. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The same for an element whose ref is needed later as well. */
export function useFocusOnMount<Element extends HTMLElement>(
  ref: RefObject<Element | null>,
): RefCallback<Element> {
  return useCallback(
    (element) => {
      ref.current = element;
      element?.focus();
    },
    [ref],
  );
}

/**
 * A ref: the element takes the focus whenever `value` has changed, because the previous content is
 * gone. Not on the first render.
 */
export function useFocusOnChange(value: unknown, options?: FocusOptions): RefCallback<HTMLElement> {
  const before = useRef(value);
  const preventScroll = options?.preventScroll ?? false;
  return useCallback(
    (element) => {
      if (!element || before.current === value) return;
      before.current = value;
      element.focus({ preventScroll });
    },
    [value, preventScroll],
  );
}
