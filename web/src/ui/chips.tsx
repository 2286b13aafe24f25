import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A small choice or suggestion. `pressed` makes it a toggle. */
export function Chip({
  pressed,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return (
    <button
      type={type}
      aria-pressed={pressed}
      className={cx(
        'moves touch rounded-full border border-line bg-surface px-4 py-2 text-left font-medium hover:border-line-control hover:bg-sunken disabled:opacity-55',
        'aria-pressed:border-primary-text aria-pressed:bg-primary aria-pressed:text-on-primary',
        className,
      )}
      {...rest}
    />
  );
}

export function Chips({ label, className, ...rest }: ComponentProps<'div'> & { label: string }) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('flex flex-wrap gap-2', className)}
      {...rest}
    />
  );
}
