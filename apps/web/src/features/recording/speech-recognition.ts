import { safeLocalStorage } from '../../lib/safe-local-storage.ts';

/** The part of the Web Speech API used here (https://webaudio.github.io/web-speech-api/); TypeScript has no types for it. */
export interface SpeechRecognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Recognizes on this device, without sending audio anywhere. Only where `available` confirms it. */
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface SpeechRecognizerConstructor {
  new (): SpeechRecognizer;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

/** Event with all results so far. */
export interface SpeechRecognitionResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** Languages offered for speech recognition, as BCP 47 tags. */
export const recognitionLanguages = ['zh-CN', 'en-US'] as const;
export type RecognitionLanguage = (typeof recognitionLanguages)[number];

const LANGUAGE_KEY = 'memory.speech.language';

/** The browser's speech recognition, standard or prefixed; undefined if it has none. */
export function findSpeechRecognizer(): SpeechRecognizerConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: SpeechRecognizerConstructor;
    webkitSpeechRecognition?: SpeechRecognizerConstructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether the browser can recognize this language without sending audio anywhere. */
export async function canRecognizeOnDevice(language: RecognitionLanguage): Promise<boolean> {
  const maker = findSpeechRecognizer();
  if (!maker?.available) return false;
  try {
    return (await maker.available({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false; // an early version of the API with other parameters
  }
}

/** The language chosen on this device; Chinese by default. */
export function loadRecognitionLanguage(): RecognitionLanguage {
  return safeLocalStorage.read(LANGUAGE_KEY) === 'en-US' ? 'en-US' : 'zh-CN';
}

/** Stores the chosen language on this device. */
export function storeRecognitionLanguage(language: RecognitionLanguage): void {
  safeLocalStorage.write(LANGUAGE_KEY, language);
}

/** The transcript of all results so far. */
export function transcriptFromResults({ results }: Pick<SpeechRecognitionResultEvent, 'results'>): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '').join('');
}
