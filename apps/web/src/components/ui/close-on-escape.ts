import type { KeyboardEvent } from 'react';

/**
 * Radix gives Escape to whatever appeared last, and that may be a message: what lies over the page and holds the focus then closes by
 * this. Where Radix closed it, or a dialog laid over it, the event is marked as dealt with.
 */
export function closeOnEscape(onClose: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
}
