import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export const linkClass =
  'font-medium text-primary-text underline decoration-from-font underline-offset-3 hover:decoration-2';

/** A link to another site, in a new tab. Inside the app use the router's Link with `linkClass`. */
export function OutLink({
  className,
  children,
  newTabLabel,
  ...rest
}: ComponentProps<'a'> & { children: ReactNode; newTabLabel: string }) {
  return (
    <a target="_blank" rel="noreferrer" className={cx(linkClass, className)} {...rest}>
      {children}
      {/* Without the space a screen reader says both as one word. */}
      {'\u00a0'}
      <ExternalLink size={14} aria-label={newTabLabel} className="inline" />
    </a>
  );
}
