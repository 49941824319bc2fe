import { useSyncExternalStore } from 'react';
import { findMandarinVoice } from './mandarin-voice.ts';

/** A Mandarin voice of this browser; null when the browser has no such voice, undefined while this is not known. */
type MandarinVoice = SpeechSynthesisVoice | null | undefined;

/** How long a browser may take to load its voices, in milliseconds. */
const VOICES_TIMEOUT_MS = 2_000;

let voice: MandarinVoice;
const listeners = new Set<() => void>();

export const hasSpeechSynthesis = (): boolean => 'speechSynthesis' in globalThis;

function updateVoice(isLoaded: boolean): void {
  const voices = speechSynthesis.getVoices();
  const found = findMandarinVoice(voices);
  // Browsers return new objects for the same voice each time.
  const next =
    voices.length === 0 && !isLoaded ? undefined : found?.voiceURI === voice?.voiceURI && found ? voice : found;
  if (next === voice) return;
  voice = next;
  for (const listener of listeners) listener();
}

let isWatching = false;
function watchVoices(): void {
  if (isWatching) return;
  isWatching = true;
  if (!hasSpeechSynthesis()) {
    voice = null;
    return;
  }
  updateVoice(false);
  speechSynthesis.addEventListener?.('voiceschanged', () => updateVoice(true));
  setTimeout(() => updateVoice(true), VOICES_TIMEOUT_MS);
}

function subscribe(listener: () => void): () => void {
  watchVoices();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useMandarinVoice = (): MandarinVoice =>
  useSyncExternalStore(
    subscribe,
    () => voice,
    () => undefined,
  );

/** Waits until the browser has loaded its voices. @returns null when it has no Mandarin voice */
export function loadMandarinVoice(): Promise<SpeechSynthesisVoice | null> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(resolveWhenKnown);
    function resolveWhenKnown(): void {
      if (voice === undefined) return;
      resolve(voice);
      // Called before `subscribe` has returned when the voice is known already.
      queueMicrotask(() => unsubscribe());
    }
    resolveWhenKnown();
  });
}
