import i18next from 'i18next';
import { toast } from '../../lib/toasts.ts';

/** Maximum length of an entry's title in characters, the same as on the server. */
const TITLE_MAX = 200;

/** Whether an entry's title has 1 to 200 characters after trimming. If not, shows an error message and focuses the input. */
export function validateEntryTitle(title: string, input: HTMLInputElement | null): boolean {
  const { length } = title.trim();
  if (length > 0 && length <= TITLE_MAX) return true;
  const error = length === 0 ? 'titleRequired' : 'titleLong';
  toast({
    title: i18next.t(`entry.toasts.${error}`),
    description: i18next.t(`entry.toasts.${error}Text`),
    isError: true,
  });
  input?.focus();
  return false;
}
