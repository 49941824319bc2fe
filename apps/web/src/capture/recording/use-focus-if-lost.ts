import { type RefObject, useEffect } from 'react';

/**
 * React hook that focuses an element when its component is mounted, if the element that had the focus is gone. So users of a keyboard or a
 * screen reader go on where a part of the page has replaced the button that they pressed.
 * @param isReplacement whether the component replaces another one; the focus of a page that has just been loaded is not moved
 */
export function useFocusIfLost(ref: RefObject<HTMLElement | null>, isReplacement: boolean): void {
  useEffect(() => {
    if (!isReplacement) return;
    if (document.activeElement === null || document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, [ref, isReplacement]);
}
