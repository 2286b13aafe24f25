import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { cx } from './cx.ts';

type Own<E extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<E>, 'id'> & FieldProps;

/** A single-line text field with its label. Spread react-hook-form's `register(...)` onto it. */
export function TextInput({ label, help, error, note, className, ...rest }: Own<'input'>) {
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(wiring) => (
        <input
          type="text"
          {...rest}
          {...wiring}
          className={cx(controlClass, 'w-full', className)}
        />
      )}
    </Field>
  );
}

/** A multi-line text field that grows with its content. */
export function Textarea({ label, help, error, note, className, ...rest }: Own<'textarea'>) {
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(wiring) => (
        <textarea
          rows={3}
          {...rest}
          {...wiring}
          className={cx(
            controlClass,
            'w-full field-sizing-content max-h-80 min-h-24 resize-y',
            className,
          )}
        />
      )}
    </Field>
  );
}
