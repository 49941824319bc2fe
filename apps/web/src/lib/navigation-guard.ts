import { useEffect, useState } from 'react';

/**
 * Function that is called before navigation to another path. It returns true to block the navigation, and may call `proceed` later to
 * continue it.
 */
type NavigationGuard = (proceed: () => void) => boolean;

let activeGuard: NavigationGuard | null = null;

/** Sets the navigation guard of the current page. @returns a function that removes the guard */
function setNavigationGuard(guard: NavigationGuard): () => void {
  activeGuard = guard;
  return () => {
    if (activeGuard === guard) activeGuard = null;
  };
}

/** Whether the navigation guard blocks navigation between two paths. Changes of only the query or the fragment are never blocked. */
export function isNavigationBlocked(from: string, to: string, proceed: () => void): boolean {
  return activeGuard !== null && from !== to && activeGuard(proceed);
}

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
