import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiRequestError } from '../lib/api.ts';

/**
 * Shows the messages of a rejected request below the fields that they are about, and gives the first one the focus.
 * @returns whether there was such a message
 */
export function showFieldErrors<Fields extends FieldValues>(
  error: unknown,
  fields: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): boolean {
  const rejected = error instanceof ApiRequestError ? error.fields : [];
  const shown = fields.flatMap((field) => {
    const found = rejected.find(({ path }) => path === field || path.startsWith(`${field}.`));
    return found ? [{ field, message: found.message }] : [];
  });
  for (const [index, { field, message }] of shown.entries())
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  return shown.length > 0;
}
