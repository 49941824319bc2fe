import { safeLocalStorage } from '../../lib/safe-local-storage.ts';

/** The part of the Web Speech API that this app uses (https://webaudio.github.io/web-speech-api/). TypeScript has no types for it. */
export interface BrowserSpeechRecognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /**
   * Whether to recognize speech on this device, without sending audio to a server. Set only if `available` confirms that the browser can do
   * this.
   */
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface SpeechRecognizerConstructor {
  new (): BrowserSpeechRecognizer;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

/** Event with all results since the speech recognizer was started. */
export interface SpeechRecognitionResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string; confidence?: number }> & { isFinal: boolean }>;
}

/** The languages that users can choose for speech recognition, as BCP 47 tags. */
export const recognitionLanguages = ['zh-CN', 'en-US'] as const;
export type RecognitionLanguage = (typeof recognitionLanguages)[number];

const LANGUAGE_KEY = 'memory.speech.language';

/** Returns the browser's constructor for speech recognition, under its standard or its prefixed name; undefined if the browser has none. */
export function findSpeechRecognizer(): SpeechRecognizerConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: SpeechRecognizerConstructor;
    webkitSpeechRecognition?: SpeechRecognizerConstructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether the browser can recognize this language on the device, without sending audio to a server. */
export async function canRecognizeOnDevice(language: RecognitionLanguage): Promise<boolean> {
  const Recognizer = findSpeechRecognizer();
  if (!Recognizer?.available) return false;
  try {
    return (await Recognizer.available({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false; // the browser has an early version of this API with other parameters
  }
}

/** Loads the recognition language that was chosen on this device; Chinese by default. */
export function loadRecognitionLanguage(): RecognitionLanguage {
  return safeLocalStorage.read(LANGUAGE_KEY) === 'en-US' ? 'en-US' : 'zh-CN';
}

/** Stores the chosen recognition language on this device. */
export function storeRecognitionLanguage(language: RecognitionLanguage): void {
  safeLocalStorage.write(LANGUAGE_KEY, language);
}
