import { deviceStorage } from './device-storage.ts';
import { sharedValue } from './shared-value.ts';

/** Whether the browser's own speech recognition may be used, which may send the voice to the browser's maker. */
export type SpeechChoice = 'ask' | 'allow' | 'deny';

const STORED = 'memory.browser-speech';

function stored(): SpeechChoice {
  const kept = deviceStorage.read(STORED);
  return kept === 'allow' || kept === 'deny' ? kept : 'ask';
}

const chosen = sharedValue(stored());

/** Remembers the choice on this device. */
export function chooseSpeech(choice: SpeechChoice): void {
  if (choice === 'ask') deviceStorage.remove(STORED);
  else deviceStorage.write(STORED, choice);
  chosen.set(choice);
}

export const useSpeechChoice = (): SpeechChoice => chosen.use();
