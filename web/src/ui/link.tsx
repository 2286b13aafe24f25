import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export const linkClass =
  'font-medium text-primary-text underline decoration-from-font underline-offset-3 hover:decoration-2';

/** A link to another site, in a new tab. Inside the app use the router's Link with `linkClass`. */
export function OutLink({
  className,
  children,
  newTabLabel,
  ...rest
}: ComponentProps<'a'> & { children: string; newTabLabel: string }) {
  const lastWord = children.lastIndexOf(' ') + 1;
  return (
    <a target="_blank" rel="noreferrer" className={cx(linkClass, className)} {...rest}>
      {children.slice(0, lastWord)}
      {/* The icon alone on a line would belong to nothing. */}
      <span className="whitespace-nowrap">
        {children.slice(lastWord)}
        {/* Without the space a screen reader says both as one word. */}
        {'\u00a0'}
        <ExternalLink size={14} aria-label={newTabLabel} className="inline" />
      </span>
    </a>
  );
}
