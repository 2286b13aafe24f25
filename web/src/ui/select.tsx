import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { cx } from './cx.ts';

export type Choice = { value: string; label: string };

/** The system's own chooser: the best there is on a phone, with type-ahead on a keyboard. */
export function Select({
  label,
  help,
  error,
  note,
  choices,
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldProps & { choices: readonly Choice[] }) {
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...rest}
            {...wiring}
            className={cx(controlClass, 'w-full appearance-none truncate pr-11', className)}
          >
            {choices.map(({ value, label: text }) => (
              <option key={value} value={value} className="bg-surface text-ink">
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}
