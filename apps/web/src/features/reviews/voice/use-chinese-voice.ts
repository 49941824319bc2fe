import { useEffect, useState } from 'react';
import { findChineseVoice } from './chinese-voice.ts';

/** A Chinese voice of this device; null when it has none, undefined until that is known. */
export function useChineseVoice(): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();
  useEffect(() => {
    let isCurrent = true;
    void findChineseVoice().then((found) => isCurrent && setVoice(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return voice;
}
