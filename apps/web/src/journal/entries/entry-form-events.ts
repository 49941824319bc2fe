import { normalizeLine } from '@memory/contracts/text';
import i18next from 'i18next';
import type { KeyboardEvent } from 'react';
import { toast } from '../../lib/toasts.ts';

/**
 * Handles the Enter key in a form for an entry. Ctrl+Enter, or ⌘+Enter on a Mac, saves from every field. Plain Enter in a single-line field does not
 * save, because the entry is rarely finished then; in the title, it moves the focus to `content`.
 */
export function handleEntryFormKeys(event: KeyboardEvent<HTMLFormElement>, content: HTMLElement | null): void {
  const { currentTarget: form, target } = event;
  if (event.key !== 'Enter') return;
  // React events bubble through portals: a dialog that is opened from the form is not part of it.
  if (!(target instanceof HTMLElement) || !form.contains(target)) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    // A disabled button means that the entry cannot be saved now, for example during a recording. `requestSubmit` would submit the form nevertheless.
    const saveButton = form.querySelector<HTMLButtonElement>('button[type=submit]:enabled');
    if (saveButton) form.requestSubmit(saveButton);
  } else if (target instanceof HTMLInputElement && target.type === 'text') {
    event.preventDefault();
    if (target.name === 'title') content?.focus();
  }
}

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
