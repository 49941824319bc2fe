import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';

/** Whether the browser's own speech recognition may be used, which may send the voice to the browser's maker. */
export type SpeechChoice = 'ask' | 'allow' | 'deny';

const STORED = 'memory.browser-speech';
const listeners = new Set<() => void>();

function stored(): SpeechChoice {
  const kept = deviceStorage.read(STORED);
  return kept === 'allow' || kept === 'deny' ? kept : 'ask';
}

let chosen = stored();

export const speechChoice = (): SpeechChoice => chosen;

/** Remembers the choice on this device. */
export function chooseSpeech(choice: SpeechChoice): void {
  chosen = choice;
  if (choice === 'ask') deviceStorage.remove(STORED);
  else deviceStorage.write(STORED, choice);
  for (const listener of listeners) listener();
}

export function useSpeechChoice(): SpeechChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speechChoice,
  );
}
