import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * The one next step of a form. On a phone it stays at the bottom of the screen, with what it costs
 * beside it; on wide screens only with `always`.
 */
export function NextBar(props: { aside?: ReactNode; always?: boolean; children: ReactNode }) {
  const { aside, always = false, children } = props;
  return (
    <div
      className={cx(
        'sticky bottom-(--shell-bottom) z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:border-0',
        always
          ? 'lg:bottom-0 lg:-mt-3 lg:-mb-4 lg:px-0 lg:pb-4 lg:shadow-[0_-8px_16px_var(--canvas)]'
          : 'lg:static lg:p-0',
      )}
    >
      {/* As wide as its longest word at least; with large letters the step gets a line of its own. */}
      {aside ? <div className="min-w-min grow basis-0 lg:hidden">{aside}</div> : null}
      {children}
    </div>
  );
}

/** On the form around it: a field that takes the focus is scrolled clear of the bar. */
export const clearOfBar = '[&_input]:scroll-mb-28 [&_textarea]:scroll-mb-28';
