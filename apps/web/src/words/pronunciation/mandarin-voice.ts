import { useSyncExternalStore } from 'react';

/** The properties of a browser voice that the rules use. */
type BrowserVoice = Pick<SpeechSynthesisVoice, 'lang' | 'name'>;

/**
 * Mandarin in the notations of browsers and systems: `zh`, `zh-CN`, `zh_TW_#Hans`, `cmn-Hans-CN`. Voices of Hong Kong and Macao speak
 * Cantonese, and `zh-CN-sichuan` is a dialect.
 */
const MANDARIN = /^(?:zh|cmn)(?:-(?:hans|hant))?(?:-(?:cn|tw|sg))?(?:-#?(?:hans|hant))?$/;
const CANTONESE_NAME = /cantonese|hong ?kong|sin-?ji|粤|粵|广东|廣東|香港/i;
const CHINESE_NAME = /chinese|mandarin|putonghua|中文|汉语|漢語|普通话|普通話|国语|國語|中国|中國|台湾|台灣/i;
/** Chrome on Android lists Chinese voices whose data is missing. Such a voice has the name of the voice that the browser uses instead. */
const OTHER_LANGUAGE_NAME = /english|deutsch|español|français|italiano|português|日本|japanese|한국|korean/i;

/** Whether a voice truly speaks Mandarin, by its language and its name. */
export function isMandarinVoice({ lang, name }: BrowserVoice): boolean {
  if (!MANDARIN.test(lang.replaceAll('_', '-').toLowerCase()) || CANTONESE_NAME.test(name)) return false;
  return CHINESE_NAME.test(name) || !OTHER_LANGUAGE_NAME.test(name);
}

/**
 * Finds the Mandarin voice that learners hear: a voice of mainland China first, because the app shows readings of the mainland's standard. Null
 * when there is no Mandarin voice.
 */
export function findMandarinVoice<Voice extends BrowserVoice>(voices: readonly Voice[]): Voice | null {
  const mandarin = voices.filter(isMandarinVoice);
  return mandarin.find(({ lang }) => /cn/i.test(lang)) ?? mandarin[0] ?? null;
}

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
