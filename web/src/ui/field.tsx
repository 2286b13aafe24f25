import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** The props that connect a control with its label, help and error. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  /** Shown instead of the help. */
  error?: string | undefined;
  /** Shown next to the label, e.g. "optional". */
  note?: string | undefined;
};

/** Label above, help below, error instead of the help. */
export function Field({
  label,
  help,
  error,
  note,
  children,
}: FieldProps & { children: (wiring: ControlWiring) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const described = Boolean(error ?? help);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {note ? (
          <>
            {' '}
            <span className="inline-block font-normal text-ink-faint">· {note}</span>
          </>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': described ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}

export function FieldNote({
  id,
  help,
  error,
}: {
  id: string;
  help?: ReactNode;
  error?: string | undefined;
}) {
  if (error) {
    return (
      <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
        <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
        {error}
      </p>
    );
  }
  if (!help) return null;
  return (
    <p id={id} className="text-sm text-ink-soft">
      {help}
    </p>
  );
}

/** The look that all controls share; width and text size are their own. */
export const controlClass =
  'moves touch scroll-mt-24 scroll-mb-28 rounded-control border border-line-control bg-surface px-3.5 py-2.5 text-ink hover:border-ink-soft disabled:opacity-60 aria-invalid:border-danger focus-visible:outline-offset-0';
