import { createExternalStore } from './external-store.ts';
import { safeLocalStorage } from './safe-local-storage.ts';

/** Whether the browser's speech recognition may be used. It may send the voice to the browser's vendor, so the user is asked first. */
export type SpeechRecognitionConsent = 'ask' | 'allow' | 'deny';

const STORAGE_KEY = 'memory.browser-speech';

function readConsent(): SpeechRecognitionConsent {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  return stored === 'allow' || stored === 'deny' ? stored : 'ask';
}

const consent = createExternalStore(readConsent());

/** Stores the choice on this device. */
export function setSpeechRecognitionConsent(choice: SpeechRecognitionConsent): void {
  if (choice === 'ask') safeLocalStorage.remove(STORAGE_KEY);
  else safeLocalStorage.write(STORAGE_KEY, choice);
  consent.set(choice);
}

export const useSpeechRecognitionConsent = (): SpeechRecognitionConsent => consent.use();
