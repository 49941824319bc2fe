import { type ReactNode, useId } from 'react';

interface FormFieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Renders the form control with the given attributes, which connect the control with its label, hint and error. */
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A form control with its label above and its hint or error below. */
export function FormField({ label, error, hint, children }: FormFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': note ? noteId : undefined })}
      {note && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={error ? 'text-sm text-cinnabar-text' : 'text-sm text-ink-soft'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
