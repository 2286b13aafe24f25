import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNote } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, help, error, className: _unused, ...rest }: CheckboxProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="touch flex items-start gap-3 py-2.5">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-describedby={(error ?? help) ? noteId : undefined}
            aria-invalid={error ? true : undefined}
            className="peer moves size-5 appearance-none rounded-[6px] border border-line-control bg-surface checked:border-primary-text checked:bg-primary aria-invalid:border-danger"
          />
          <Check
            size={15}
            strokeWidth={3}
            aria-hidden
            className="pointer-events-none absolute text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}
