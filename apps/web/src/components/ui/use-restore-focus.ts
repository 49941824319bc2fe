import { useState } from 'react';

/**
 * Returns a handler for a Radix dialog's `onCloseAutoFocus` that restores the focus to the element which had it before the dialog opened.
 * Radix itself does this only for dialogs that were opened by a Radix trigger.
 */
export function useRestoreFocus(): (event: Event) => void {
  const [previouslyFocused] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (previouslyFocused instanceof HTMLElement && previouslyFocused.isConnected) previouslyFocused.focus();
  };
}
