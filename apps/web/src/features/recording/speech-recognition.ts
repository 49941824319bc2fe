import { deviceStorage } from '../../lib/device-storage.ts';

/** The part of the Web Speech API that is used here (https://webaudio.github.io/web-speech-api/); TypeScript does not know it. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** True: the voice stays on this device. Only where `available` says so. */
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecognitionMaker {
  new (): Recognition;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

export interface RecognitionEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

export const spokenLanguages = ['zh-CN', 'en-US'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

const LANGUAGE = 'memory.speech.language';

export function recognitionMaker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether this browser can listen without sending the voice anywhere. */
export async function listensOnDevice(language: SpokenLanguage): Promise<boolean> {
  const maker = recognitionMaker();
  if (!maker?.available) return false;
  try {
    return (await maker.available({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false; // an early version of the interface: then it is asked about
  }
}

export function chosenSpokenLanguage(): SpokenLanguage {
  return deviceStorage.read(LANGUAGE) === 'en-US' ? 'en-US' : 'zh-CN';
}

export function rememberSpokenLanguage(language: SpokenLanguage): void {
  deviceStorage.write(LANGUAGE, language);
}

/** The text of everything heard so far. */
export function textOf({ results }: Pick<RecognitionEvent, 'results'>): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '').join('');
}
