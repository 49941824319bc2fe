import { useEffect, useState } from 'react';
import { setNavigationGuard } from './navigation-guard.ts';

interface BlockedNavigation {
  isBlocked: boolean;
  /** Continues the blocked navigation. */
  proceed: () => void;
  /** Cancels the blocked navigation, so that the user stays on the page. */
  cancel: () => void;
}

/**
 * Blocks navigation away from the current page while `isActive`. Returns the blocked navigation, so that a dialog can ask the user what to
 * do.
 */
export function useNavigationGuard(isActive: boolean): BlockedNavigation {
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isActive) return undefined;
    return setNavigationGuard((go) => {
      setProceed(() => go);
      return true;
    });
  }, [isActive]);
  return {
    isBlocked: proceed !== null,
    proceed: () => {
      setProceed(null);
      proceed?.();
    },
    cancel: () => setProceed(null),
  };
}
