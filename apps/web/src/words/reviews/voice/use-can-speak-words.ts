import { useEffect, useState } from 'react';

// Loaded after the page, which shows what there is to do without it.
const loadCanSpeakWords = () => import('../../pronunciation/can-speak-words.ts');

/** Whether any word can be spoken here; undefined until that is known. */
export function useCanSpeakWords(): boolean | undefined {
  const [canSpeak, setCanSpeak] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    loadCanSpeakWords()
      .then((module) => module.canSpeakWords())
      // Without its code nothing can be spoken.
      .catch(() => false)
      .then((result) => isCurrent && setCanSpeak(result));
    return () => {
      isCurrent = false;
    };
  }, []);
  return canSpeak;
}
