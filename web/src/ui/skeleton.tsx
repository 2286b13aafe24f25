import { cx } from './cx.ts';

/** A placeholder: give it the final size, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('breathe block rounded-control bg-sunken', className)} />;
}

/** Announces once that something is loading, and contains its skeletons. */
export function Loading({ label, children }: { label: string; children?: React.ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  );
}
