import { useState } from 'react';

/**
 * Gives the focus back to where it was before a dialog without a trigger of its own appeared; Radix does that only for its
 * triggers. The handler goes onto the dialog's content.
 */
export function useRestoreFocus(): (event: Event) => void {
  const [previouslyFocused] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (previouslyFocused instanceof HTMLElement && previouslyFocused.isConnected) previouslyFocused.focus();
  };
}
