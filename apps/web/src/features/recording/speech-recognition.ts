import { safeLocalStorage } from '../../lib/safe-local-storage.ts';

/** The part of the Web Speech API that is used here (https://webaudio.github.io/web-speech-api/); TypeScript does not know it. */
export interface SpeechRecognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** True: the voice stays on this device. Only where `available` says so. */
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface SpeechRecognizerConstructor {
  new (): SpeechRecognizer;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

export interface SpeechRecognitionResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

export const recognitionLanguages = ['zh-CN', 'en-US'] as const;
export type RecognitionLanguage = (typeof recognitionLanguages)[number];

const LANGUAGE = 'memory.speech.language';

export function findSpeechRecognizer(): SpeechRecognizerConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: SpeechRecognizerConstructor;
    webkitSpeechRecognition?: SpeechRecognizerConstructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether this browser can listen without sending the voice anywhere. */
export async function canRecognizeOnDevice(language: RecognitionLanguage): Promise<boolean> {
  const maker = findSpeechRecognizer();
  if (!maker?.available) return false;
  try {
    return (await maker.available({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false; // an early version of the interface: then it is asked about
  }
}

export function loadRecognitionLanguage(): RecognitionLanguage {
  return safeLocalStorage.read(LANGUAGE) === 'en-US' ? 'en-US' : 'zh-CN';
}

export function storeRecognitionLanguage(language: RecognitionLanguage): void {
  safeLocalStorage.write(LANGUAGE, language);
}

/** The text of everything heard so far. */
export function transcriptFromResults({ results }: Pick<SpeechRecognitionResultEvent, 'results'>): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '').join('');
}
