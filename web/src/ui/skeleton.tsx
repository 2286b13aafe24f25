import { cx } from './cx.ts';

/** A place kept for what is coming: give it the final size, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('breathe block rounded-control bg-sunken', className)} />;
}

/** Says once that something loads, and holds its skeletons. */
export function Loading({ label, children }: { label: string; children?: React.ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  );
}
