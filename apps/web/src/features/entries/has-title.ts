import i18next from 'i18next';
import { toast } from '../../lib/toasts.ts';

/** Whether a memory has its title; where it has none, that is said and the field is shown. */
export function hasTitle(title: string, field: HTMLInputElement | null): boolean {
  if (title.trim() !== '') return true;
  toast({ title: i18next.t('entry.toasts.titleRequired'), description: i18next.t('entry.toasts.titleRequiredText'), destructive: true });
  field?.focus();
  return false;
}
