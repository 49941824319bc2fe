import { type RefObject, useEffect } from 'react';

/**
 * React hook that focuses an element when its component is mounted, if the element that had the focus is gone. So users of a keyboard or a screen
 * reader can continue after the button that they pressed was replaced.
 * @param isReplacement whether the component replaces another component; on a page that has just been loaded, the focus is not moved
 */
export function useFocusIfLost(ref: RefObject<HTMLElement | null>, isReplacement: boolean): void {
  useEffect(() => {
    if (!isReplacement) return;
    if (document.activeElement === null || document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, [ref, isReplacement]);
}
