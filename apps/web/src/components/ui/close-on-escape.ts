import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog on Escape. Radix sends Escape only to its topmost layer, which may be a toast instead of the focused dialog. When Radix
 * or a dialog above has handled the event, `defaultPrevented` is set.
 */
export function closeOnEscape(onClose: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
}
