import type { ComponentProps } from 'react';
import { plainDigits } from '@puente/contract/digits';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { cx } from './cx.ts';

/**
 * One field for a code of `length` digits: pasting, SMS autofill and screen readers work, which six
 * single boxes break. `onComplete` is called once the last digit is there.
 */
export function CodeInput({
  label,
  help,
  error,
  note,
  length = 6,
  value,
  onChange,
  onComplete,
  ...rest
}: Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> &
  FieldProps & {
    length?: number;
    value: string;
    onChange: (code: string) => void;
    onComplete?: (code: string) => void;
  }) {
  const type = (text: string) => {
    const code = plainDigits(text).replaceAll(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          pattern="[0-9]*"
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          className={cx(
            controlClass,
            'w-full tabular text-center text-2xl font-semibold tracking-[0.4em] indent-[0.4em]',
          )}
        />
      )}
    </Field>
  );
}
