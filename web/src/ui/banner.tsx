import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  neutral: 'bg-sunken text-ink',
  primary: 'bg-primary-soft text-ink',
  success: 'bg-success-soft text-ink',
  warning: 'bg-warning-soft text-ink',
  danger: 'bg-danger-soft text-ink',
};

/** A message about the whole page or section. `live`: it appeared by itself and is announced. */
export function Banner({
  tone = 'neutral',
  icon,
  action,
  live = false,
  children,
}: {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  action?: ReactNode;
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-4 py-2.5',
        tones[tone],
      )}
    >
      {icon ? <span className="shrink-0">{icon}</span> : null}
      <div className={cx('min-w-0 grow', action ? 'basis-44' : 'basis-0')}>{children}</div>
      {action}
    </div>
  );
}
