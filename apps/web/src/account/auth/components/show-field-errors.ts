import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiRequestError } from '../../../lib/api.ts';

/** Shows the server's messages for single fields below these fields of the form, and moves the focus to the first one. */
export function showFieldErrors<Fields extends FieldValues>(error: unknown, setError: UseFormSetError<Fields>): void {
  if (!(error instanceof ApiRequestError)) return;
  for (const [index, { path, message }] of error.fields.entries())
    setError(path as Path<Fields>, { type: 'server', message }, { shouldFocus: index === 0 });
}
