import type { KeyboardEvent } from 'react';

/**
 * Key handler that closes a dialog on Escape. It is needed because Radix sends Escape only to its topmost layer, which may be a toast
 * instead of the focused dialog. The handler ignores events whose `defaultPrevented` is set: Radix or a dialog above has handled them.
 */
export function closeOnEscape(onClose: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
}
