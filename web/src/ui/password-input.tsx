import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { cx } from './cx.ts';

/** A password field with a button to show it. Set `autoComplete` to say which password it is. */
export function PasswordInput(
  props: Omit<ComponentProps<'input'>, 'id' | 'type'> &
    FieldProps & {
      autoComplete: 'current-password' | 'new-password';
      showLabel: string;
      hideLabel: string;
    },
) {
  const { label, help, error, note, showLabel, hideLabel, className, ...rest } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={cx(controlClass, 'w-full pr-14', className)}
          />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            onClick={() => setShown(!isShown)}
            className="absolute top-1/2 right-1 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
