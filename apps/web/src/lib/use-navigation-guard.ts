import { useEffect, useState } from 'react';
import { setNavigationGuard } from './navigation-guard.ts';

interface BlockedNavigation {
  isBlocked: boolean;
  /** Goes where one wanted to go. */
  proceed: () => void;
  /** Stays. */
  cancel: () => void;
}

/** Holds back leaving this screen while `when` is true, and tells that somebody wants to. */
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
