import { useEffect, useState } from 'react';

/** React hook that returns whether the page was in the background, and is visible again, since the component was mounted. */
export function useWasHidden(): boolean {
  const [wasHidden, setWasHidden] = useState(false);
  useEffect(() => {
    let hasBeenHidden = document.visibilityState === 'hidden';
    const update = (): void => {
      if (document.visibilityState === 'hidden') hasBeenHidden = true;
      else if (hasBeenHidden) setWasHidden(true);
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return wasHidden;
}
