import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Step = { id: string; label: string };

/** The steps of a process. Completed steps become links with `renderLink`. */
export function Stepper({
  label,
  steps,
  current,
  renderLink,
}: {
  label: string;
  steps: readonly Step[];
  current: string;
  renderLink?: (step: Step, content: ReactNode) => ReactNode;
}) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map((step, index) => {
          const done = index < at;
          const content = (
            <StepContent number={index + 1} label={step.label} done={done} active={index === at} />
          );
          return (
            <li
              key={step.id}
              aria-current={index === at ? 'step' : undefined}
              className={cx('flex min-h-11 min-w-0 items-center gap-1.5', index > 0 && 'flex-auto')}
            >
              {index > 0 ? <span aria-hidden className="h-px flex-1 bg-line" /> : null}
              {done && renderLink ? renderLink(step, content) : content}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepContent(props: { number: number; label: string; done: boolean; active: boolean }) {
  const { number, label, done, active } = props;
  return (
    <span className={cx('flex items-center gap-2', active ? 'font-semibold' : 'text-ink-soft')}>
      <span
        aria-hidden
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full text-sm',
          active && 'bg-primary text-on-primary',
          done && 'bg-primary-soft text-primary-text',
          !active && !done && 'bg-sunken',
        )}
      >
        {done ? <Check size={16} /> : number}
      </span>
      <span className={active ? 'whitespace-nowrap' : 'sr-only sm:not-sr-only'}>{label}</span>
    </span>
  );
}
