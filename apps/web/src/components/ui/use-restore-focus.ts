import { useState } from 'react';

/**
 * Restores the focus when a dialog without a Radix trigger closes; Radix restores it only to its own triggers. Pass the result as
 * `onCloseAutoFocus`.
 */
export function useRestoreFocus(): (event: Event) => void {
  const [previouslyFocused] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (previouslyFocused instanceof HTMLElement && previouslyFocused.isConnected) previouslyFocused.focus();
  };
}
