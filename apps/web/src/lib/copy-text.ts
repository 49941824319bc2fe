/**
 * Copies a text to the clipboard, over plain http with the older `document.execCommand`.
 * @throws when the browser or the user allows neither
 */
export async function copyText(text: string): Promise<void> {
  // `navigator.clipboard` is undefined on pages without HTTPS, although its type does not say so.
  if (navigator.clipboard as Clipboard | undefined) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error('no clipboard here');
}

/** Copies a text by selecting it in a hidden field. @returns whether the browser has copied it */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.readOnly = true; // else a phone shows its keyboard
  field.className = 'sr-only';
  field.value = text;
  // The field is put inside an open dialog, because a dialog takes the focus back from elements outside of it.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}
