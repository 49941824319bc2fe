import { normalizeLine } from '@memory/contracts/text';
import i18next from 'i18next';
import { toast } from '../../lib/toasts.ts';

/** Whether the title of an entry has something visible. If not, shows an error message and focuses the title's input. */
export function requireTitle(title: string, input: HTMLInputElement | null): boolean {
  if (normalizeLine(title) !== '') return true;
  toast({
    title: i18next.t('entry.toasts.titleRequired'),
    description: i18next.t('entry.toasts.titleRequiredText'),
    isError: true,
  });
  input?.focus();
  return false;
}
