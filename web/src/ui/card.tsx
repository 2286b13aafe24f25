import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A thing that stands by itself. Whitespace first: not every group is a card. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('rounded-card bg-surface p-5 shadow-card', className)} {...rest} />;
}
