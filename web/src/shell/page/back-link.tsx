import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

/** The way up from a page: the place it belongs to, by its name. */
export function BackLink({
  to,
  place,
  label,
  className,
}: {
  to: '/you' | '/activity' | '/contacts';
  place: string;
  /** For screen readers: "Back to You". */
  label: string;
  className?: string;
}) {
  return (
    <Link
      to={to}
      aria-label={label}
      className={cx(buttonClass({ variant: 'quiet' }), '-ml-4 self-start', className)}
    >
      <ChevronLeft size={20} aria-hidden />
      {place}
    </Link>
  );
}
