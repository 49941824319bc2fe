import type { WordClip } from '@memory/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFileUrl } from '../offline/use-file-url.ts';
import { speak } from './chinese-voice.ts';

interface CardVoiceOptions {
  word: string;
  /** Where the word is spoken in the user's own recording; null without one. */
  clip: WordClip | null;
  /** A Chinese voice of this device, if there is one. */
  voice: SpeechSynthesisVoice | null;
  /** The speed of that voice; 1 is normal. */
  rate: number;
}

export interface CardVoice {
  /** Whose voice speaks the word: the user's own, that of the device, or none. */
  source: 'own' | 'device' | 'none';
  state: 'idle' | 'playing' | 'failed';
  /** Speaks the word, from its beginning. */
  play: () => Promise<void>;
}

/** Speaks the word of a card: in the user's own voice if it was recorded, otherwise in a Chinese voice of the device. */
export function useCardVoice({ word, clip, voice, rate }: CardVoiceOptions): CardVoice {
  const url = useFileUrl(clip?.url ?? null);
  const [state, setState] = useState<CardVoice['state']>('idle');
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const play = useCallback(async () => {
    stop.current();
    const run = { isCurrent: true };
    const audio = clip && url !== null ? new Audio(url) : null;
    stop.current = () => {
      run.isCurrent = false;
      audio?.pause();
      if ('speechSynthesis' in window) speechSynthesis.cancel();
    };
    setState('playing');
    const isOwnPlayed = audio !== null && clip !== null && (await playClip(audio, clip));
    const isPlayed = isOwnPlayed || !run.isCurrent || (voice !== null && (await speak(word, voice, rate)));
    if (run.isCurrent) setState(isPlayed ? 'idle' : 'failed');
  }, [clip, url, voice, word, rate]);

  return { source: url !== null ? 'own' : voice ? 'device' : 'none', state, play };
}

/** Plays a part of a recording. @returns whether it could be played */
async function playClip(audio: HTMLAudioElement, { start, end }: WordClip): Promise<boolean> {
  const { promise: ended, resolve } = Promise.withResolvers<boolean>();
  audio.addEventListener('pause', () => resolve(true));
  audio.addEventListener('ended', () => resolve(true));
  audio.addEventListener('error', () => resolve(false));
  audio.currentTime = start;
  try {
    await audio.play();
  } catch {
    return false;
  }
  // The event `timeupdate` is fired only four times a second, and the next word would be heard.
  requestAnimationFrame(function pauseAtEnd() {
    if (audio.paused) return;
    if (audio.currentTime >= end) audio.pause();
    else requestAnimationFrame(pauseAtEnd);
  });
  return ended;
}
