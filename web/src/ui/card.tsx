import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A self-contained item. Use whitespace first: not every group needs a card. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('rounded-card bg-surface p-5 shadow-card', className)} {...rest} />;
}
