import { createExternalStore } from './external-store.ts';
import { safeLocalStorage } from './safe-local-storage.ts';

/**
 * Whether the app may use the browser's speech recognition. The browser may send the recorded voice to its vendor, so the app asks the
 * user first.
 */
export type SpeechRecognitionConsent = 'ask' | 'allow' | 'deny';

const STORAGE_KEY = 'memory.browser-speech';

function readConsent(): SpeechRecognitionConsent {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  return stored === 'allow' || stored === 'deny' ? stored : 'ask';
}

const consent = createExternalStore(readConsent());

/** Stores the user's choice in this browser's localStorage. */
export function setSpeechRecognitionConsent(choice: SpeechRecognitionConsent): void {
  if (choice === 'ask') safeLocalStorage.remove(STORAGE_KEY);
  else safeLocalStorage.write(STORAGE_KEY, choice);
  consent.set(choice);
}

export const useSpeechRecognitionConsent = (): SpeechRecognitionConsent => consent.use();
