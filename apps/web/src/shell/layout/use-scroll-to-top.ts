import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of the page after a navigation. After going back or forward the browser itself restores the scroll position. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0);
    // The effect does not read `pathname`, but must run whenever it changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, kind]);
}
