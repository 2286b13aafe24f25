import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'normal' | 'large' | undefined;
  /** Takes the whole width: the one action of a phone screen. */
  wide?: boolean | undefined;
};

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'bg-surface text-ink border border-line-control hover:bg-sunken',
  quiet: 'text-primary-text hover:bg-primary-soft',
  danger: 'bg-danger-solid text-white hover:bg-danger-solid-hover',
};

/** The look of a button, for links that act like one. */
export function buttonClass({ variant = 'primary', size = 'normal', wide }: ButtonLook = {}) {
  return cx(
    'moves touch relative centered gap-2 rounded-control font-semibold select-none',
    'disabled:opacity-55 aria-disabled:opacity-55',
    size === 'large' ? 'px-6 py-3 text-lg' : 'px-4 py-2 text-base',
    wide && 'w-full',
    variants[variant],
  );
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner instead of the icon and ignores clicks; the width stays. */
    loading?: boolean;
    icon?: ReactNode;
  };

export function Button({
  variant,
  size,
  wide,
  loading = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    // Not `disabled` while loading: that would lose the keyboard focus.
    <button
      type={type === 'submit' && loading ? 'button' : type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      className={cx(buttonClass({ variant, size, wide }), className)}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'solid';
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'moves touch centered rounded-full disabled:opacity-55',
        variant === 'solid'
          ? 'bg-primary text-on-primary hover:bg-primary-hover'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
