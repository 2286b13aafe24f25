import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type PriceLine = {
  label: string;
  amount: string;
  note?: ReactNode;
  tone?: 'normal' | 'saving';
};

/** A price by lines, then the total. Amounts are formatted already. */
export function PriceBreakdown({
  lines,
  total,
}: {
  lines: readonly PriceLine[];
  total: { label: string; amount: string; note?: ReactNode };
}) {
  return (
    <dl className="tabular flex flex-col gap-2">
      {lines.map((line) => (
        <div key={line.label} className="flex items-baseline justify-between gap-4">
          <dt>
            {line.label}
            {line.note ? <span className="block text-sm text-ink-soft">{line.note}</span> : null}
          </dt>
          <dd
            className={cx('shrink-0 whitespace-nowrap', line.tone === 'saving' && 'text-success')}
          >
            {line.amount}
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>
          {total.label}
          {total.note ? (
            <span className="block text-sm font-normal text-ink-soft">{total.note}</span>
          ) : null}
        </dt>
        <dd className="shrink-0 whitespace-nowrap">{total.amount}</dd>
      </div>
    </dl>
  );
}
