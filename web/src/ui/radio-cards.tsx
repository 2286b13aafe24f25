import { useId, type ReactNode, type Ref } from 'react';
import { cx } from './cx.ts';
import { FieldNote } from './field.tsx';

export type RadioChoice<V extends string> = {
  value: V;
  label: string;
  help?: ReactNode;
  /** Shown at the end of the card, e.g. a price. */
  aside?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

/** A few choices shown as cards; arrow keys move between them. */
export function RadioCards<V extends string>({
  legend,
  choices,
  value,
  onChange,
  columns = 1,
  isRowOnPhones = false,
  error,
  firstRef,
}: {
  legend: string;
  choices: readonly RadioChoice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  columns?: 1 | 2 | 3 | 4;
  /** On phones one row of labels alone, so that what follows stays in sight. */
  isRowOnPhones?: boolean;
  error?: string | undefined;
  /** The first choice, which takes the focus when none was made. */
  firstRef?: Ref<HTMLInputElement>;
}) {
  const name = useId();
  const noteId = `${name}-note`;
  const grid = { 1: '', 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' }[
    columns
  ];
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className={cx('mb-2 font-medium', isRowOnPhones && 'max-sm:sr-only')}>
        {legend}
      </legend>
      <div
        className={cx(
          'grid gap-2',
          grid,
          isRowOnPhones && 'max-sm:-m-1 max-sm:flex max-sm:overflow-x-auto max-sm:p-1',
        )}
      >
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={cx(
              columns > 2 ? 'justify-center px-2 text-center' : 'px-4',
              isRowOnPhones ? 'py-3 max-sm:shrink-0 max-sm:py-1.5' : 'py-3',
              'moves touch flex items-center gap-3 rounded-control border border-line bg-surface hover:border-line-control has-checked:border-primary-text has-checked:bg-primary-soft has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.icon}
            <span className={cx('min-w-0', columns <= 2 && 'flex-1')}>
              <span className="block font-medium">{choice.label}</span>
              {choice.help ? (
                <span
                  className={cx(
                    'text-sm text-ink-soft',
                    isRowOnPhones ? 'max-sm:hidden sm:block' : 'block',
                  )}
                >
                  {choice.help}
                </span>
              ) : null}
            </span>
            {choice.aside ? <span className="tabular shrink-0">{choice.aside}</span> : null}
          </label>
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldNote id={noteId} error={error} />
      </div>
    </fieldset>
  );
}
