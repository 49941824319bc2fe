import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the top after navigation, except when going back or forward: the browser restores the position itself. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0);
    // pathname is a trigger, not an input of the effect
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, kind]);
}
