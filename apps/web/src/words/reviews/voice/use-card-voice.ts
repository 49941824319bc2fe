import type { WordClip } from '@memory/contracts';
import { useMemo } from 'react';
import { useWordVoice, type WordVoice } from '../../pronunciation/use-word-voice.ts';
import { useFileUrl } from '../offline/use-file-url.ts';

interface CardVoiceOptions {
  word: string;
  pinyin: string | null;
  /** Where the word is spoken in the user's own recording; null without one. */
  clip: WordClip | null;
  /** The speed of the device's voice; 1 is normal. */
  rate: number;
}

export type CardVoice = WordVoice;

/** Speaks the word of a card. The user's own recording may be stored on this device, for a session without a connection. */
export function useCardVoice({ word, pinyin, clip, rate }: CardVoiceOptions): CardVoice {
  const url = useFileUrl(clip?.url ?? null);
  const storedClip = useMemo(() => (clip && url ? { url, start: clip.start, end: clip.end } : null), [clip, url]);
  return useWordVoice({ word, pinyin, clip: storedClip, rate });
}
