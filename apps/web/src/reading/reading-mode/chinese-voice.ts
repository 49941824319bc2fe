import { useSyncExternalStore } from 'react';

/** Mandarin: the code of China, Taiwan or Singapore, or no region. Voices of Hong Kong speak Cantonese. */
const MANDARIN = /^(?:zh|cmn)(?:[-_](?:Hans|Hant))?(?:[-_](?:CN|TW|SG))?$/i;

/** Returns a voice of the device that speaks Mandarin, preferably a voice that works without a connection; null if there is no such voice. */
export function findChineseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const chinese = voices.filter(({ lang }) => MANDARIN.test(lang));
  return chinese.find(({ localService }) => localService) ?? chinese[0] ?? null;
}

// Browsers load the list of voices after the page, and report it with an event.
const subscribe = (onChange: () => void): (() => void) => {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
};
const currentVoice = (): SpeechSynthesisVoice | null =>
  'speechSynthesis' in window ? findChineseVoice(speechSynthesis.getVoices()) : null;

/** The device's Mandarin voice; null if it has none. */
export const useChineseVoice = (): SpeechSynthesisVoice | null => useSyncExternalStore(subscribe, currentVoice);
