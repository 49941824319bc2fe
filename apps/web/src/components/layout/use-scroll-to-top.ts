import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new screen starts at its top; going back keeps the place, as the browser does. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0);
    // a new address is the occasion, though the scrolling does not need to know it
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, kind]);
}
