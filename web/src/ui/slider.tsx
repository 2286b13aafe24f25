import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Field } from './field.tsx';

/** A value within a range, by pointer or arrow keys. `valueText` is what screen readers get. */
export function Slider({
  label,
  valueText,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string; valueText: string }) {
  return (
    <Field label={label}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="range"
          aria-valuetext={valueText}
          className={cx('touch w-full cursor-pointer accent-(--primary-text)', className)}
        />
      )}
    </Field>
  );
}
