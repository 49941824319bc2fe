import type { KeyboardEvent } from 'react';

/**
 * Handles the Enter key in a form for an entry. Ctrl+Enter, or ⌘+Enter on a Mac, saves from every field. Enter alone in a single-line field
 * does not save, because the entry is rarely finished then: it leads from the title to `content`.
 */
export function handleEntryFormKeys(event: KeyboardEvent<HTMLFormElement>, content: HTMLElement | null): void {
  const { currentTarget: form, target } = event;
  if (event.key !== 'Enter') return;
  // React events bubble through portals: a dialog that is opened from the form is not part of it.
  if (!(target instanceof HTMLElement) || !form.contains(target)) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    // A disabled button means that the entry cannot be saved now, for example during a recording. `requestSubmit` alone ignores that.
    const saveButton = form.querySelector<HTMLButtonElement>('button[type=submit]:enabled');
    if (saveButton) form.requestSubmit(saveButton);
  } else if (target instanceof HTMLInputElement && target.type === 'text') {
    event.preventDefault();
    if (target.name === 'title') content?.focus();
  }
}
