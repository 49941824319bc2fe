import { useCallback, useEffect, useRef, useState } from 'react';
import { useReadingAids } from '../reading-aids/reading-aids.ts';
import { useMandarinVoice } from './mandarin-voice.ts';
import { type Playback, playClip, type SoundClip, speak, startPlayback } from './playback.ts';
import { pronunciationUrl, usePronunciationStatus } from './pronunciation-status.ts';

interface WordVoiceOptions {
  word: string;
  /** The reading of the word. It selects the recording of a character with several readings. */
  pinyin?: string | null | undefined;
  /** Where the word is spoken in the user's own recording. */
  clip?: SoundClip | null | undefined;
  /** The speed of the browser's voice; by default, the speed in the reading aids. */
  rate?: number;
}

/** The voice that speaks: the user's own recording, a recording of the installation, the voice of the device, or none. */
export type VoiceSource = 'own' | 'installation' | 'device' | 'none';

export interface WordVoice {
  /** The voice that is tried first. */
  source: VoiceSource;
  state: 'idle' | 'playing' | 'failed';
  /** Speaks the word from its beginning. @returns the voice that spoke; null when the available voice failed */
  play: () => Promise<VoiceSource | null>;
}

/**
 * Speaks a word: in the user's own voice if it was recorded, otherwise by a recording of the installation, otherwise in a Mandarin voice of
 * the browser, at the speed of the reading aids. A voice that fails is replaced by the next one.
 */
export function useWordVoice({ word, pinyin, clip, rate }: WordVoiceOptions): WordVoice {
  const { speechRate } = useReadingAids();
  const isInstalled = usePronunciationStatus()?.isInstalled ?? false;
  const voice = useMandarinVoice();
  const [state, setState] = useState<WordVoice['state']>('idle');
  const playing = useRef<Playback>(undefined);
  useEffect(() => () => playing.current?.stop(), []);

  const play = useCallback(async (): Promise<VoiceSource | null> => {
    const playback = startPlayback();
    playing.current = playback;
    const finish = (source: VoiceSource | null): VoiceSource | null => {
      // A sound that was stopped counts as played.
      const isSilent = !playback.isStopped && (source === null || source === 'none');
      setState(isSilent ? 'failed' : 'idle');
      return playback.isStopped ? 'device' : source;
    };
    setState('playing');
    if (clip && (await playClip(playback, clip))) return finish('own');
    if (isInstalled && !playback.isStopped && (await playClip(playback, { url: pronunciationUrl(word, pinyin) })))
      return finish('installation');
    if (playback.isStopped) return finish('none');
    // No `await` may come before this call, because phones let a page speak only while it handles a tap.
    if (voice) return finish((await speak(playback, word, voice, rate ?? speechRate)) ? 'device' : null);
    return finish('none');
  }, [clip, isInstalled, voice, word, pinyin, rate, speechRate]);

  const source = clip ? 'own' : isInstalled ? 'installation' : voice === null ? 'none' : 'device';
  return { source, state, play };
}
