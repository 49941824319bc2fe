import { useEffect, useState } from 'react';
import { keepFromLeaving } from './leaving.ts';

interface Blocker {
  blocked: boolean;
  /** Goes where one wanted to go. */
  proceed: () => void;
  /** Stays. */
  reset: () => void;
}

/** Holds back leaving this screen while `when` is true, and tells that somebody wants to. */
export function useBlocker(when: boolean): Blocker {
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!when) return undefined;
    return keepFromLeaving((go) => {
      setProceed(() => go);
      return true;
    });
  }, [when]);
  return {
    blocked: proceed !== null,
    proceed: () => {
      setProceed(null);
      proceed?.();
    },
    reset: () => setProceed(null),
  };
}
