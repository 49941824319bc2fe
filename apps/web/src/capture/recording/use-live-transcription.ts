import { type RefObject, useEffect, useRef, useState } from 'react';
import { setSpeechRecognitionConsent, useSpeechRecognitionConsent } from '../../lib/speech-recognition-consent.ts';
import { useInstallationConfig } from '../../session/index.ts';
import { continueDictation, type Dictation, dictatedText, hearResults, startDictation } from './dictated-text.ts';
import {
  canRecognizeOnDevice,
  findSpeechRecognizer,
  loadRecognitionLanguage,
  type RecognitionLanguage,
  type SpeechRecognitionResultEvent,
  type BrowserSpeechRecognizer,
  storeRecognitionLanguage,
} from './speech-recognition.ts';

/**
 * Whether a recording is transcribed live. `unavailable`: the browser does not support it, or the installation has switched it off. `ask`:
 * the user must consent first, because audio may leave the device.
 */
export type LiveTranscriptionState = 'unavailable' | 'ask' | 'on' | 'off';

interface LiveTranscription {
  state: LiveTranscriptionState;
  /** The transcript of the current recording so far. */
  transcript: string;
  language: RecognitionLanguage;
  setConsent: (isAllowed: boolean) => void;
  /** Switches the transcription off, or on again. It asks for consent again if the voice would leave the device. */
  toggle: () => void;
  setLanguage: (language: RecognitionLanguage) => void;
  start: () => void;
  /** Stops listening until `resume`. The speech recognition has a microphone of its own, so a pause of the recorder does not pause it. */
  pause: () => void;
  resume: () => void;
  /** Stops the live transcription. @returns the transcript of the recording */
  stop: () => string;
}

interface RecognitionSession {
  recognizer: BrowserSpeechRecognizer;
  dictation: Dictation;
  hasFailed: boolean;
  isPaused: boolean;
}

/**
 * Transcribes a recording while the user speaks, with the browser's speech recognition. The recognition runs on the device if possible;
 * otherwise the user's consent is needed.
 */
export function useLiveTranscription(): LiveTranscription {
  const config = useInstallationConfig();
  const consent = useSpeechRecognitionConsent();
  const [language, setLanguage] = useState(loadRecognitionLanguage);
  const [isOnDevice, setOnDevice] = useState(false);
  const [transcript, setTranscript] = useState('');
  const current = useRef<RecognitionSession | null>(null);
  const isAvailable = config?.browserSpeech === true && findSpeechRecognizer() !== undefined;

  useEffect(() => {
    let isUnmounted = false;
    if (isAvailable) void canRecognizeOnDevice(language).then((can) => !isUnmounted && setOnDevice(can));
    return () => {
      isUnmounted = true;
    };
  }, [isAvailable, language]);
  useEffect(() => () => abortSession(current), []);

  function currentState(): LiveTranscriptionState {
    if (!isAvailable) return 'unavailable';
    if (consent === 'deny') return 'off';
    return isOnDevice || consent === 'allow' ? 'on' : 'ask';
  }
  const state = currentState();

  function start(): void {
    abortSession(current);
    setTranscript('');
    const Recognizer = findSpeechRecognizer();
    if (state !== 'on' || !Recognizer) return;
    const recognizer = new Recognizer();
    const dictation = startDictation(navigator.userAgent);
    const session = { recognizer, dictation, hasFailed: false, isPaused: false };
    recognizer.lang = language;
    recognizer.continuous = true;
    recognizer.interimResults = true;
    if (isOnDevice) recognizer.processLocally = true;
    recognizer.addEventListener('result', (event) => {
      if (current.current !== session) return;
      session.dictation = hearResults(session.dictation, event as SpeechRecognitionResultEvent);
      setTranscript(dictatedText(session.dictation));
    });
    recognizer.addEventListener('end', () => {
      // Browsers end the speech recognition after a silence, so it is started again as long as the recording continues.
      if (current.current !== session || session.hasFailed) return;
      session.dictation = continueDictation(session.dictation);
      if (!session.isPaused) startIfStopped(recognizer);
    });
    // After an error the live transcription ends, but the recording continues.
    recognizer.addEventListener('error', (event) => {
      session.hasFailed = (event as Event & { error?: string }).error !== 'no-speech';
    });
    current.current = session;
    startIfStopped(recognizer);
  }

  function pause(): void {
    if (!current.current) return;
    current.current.isPaused = true;
    current.current.recognizer.stop();
  }

  function resume(): void {
    if (!current.current?.isPaused) return;
    current.current.isPaused = false;
    if (!current.current.hasFailed) startIfStopped(current.current.recognizer);
  }

  function stop(): string {
    const session = current.current;
    current.current = null;
    session?.recognizer.stop();
    return session ? dictatedText(session.dictation) : '';
  }

  return {
    state,
    transcript,
    language,
    start,
    pause,
    resume,
    stop,
    setConsent: (isAllowed) => setSpeechRecognitionConsent(isAllowed ? 'allow' : 'deny'),
    // A child may press the switch after an adult has said no, so the question comes back unless the voice stays on the device.
    toggle: () => setSpeechRecognitionConsent(state === 'on' ? 'deny' : 'ask'),
    setLanguage: (chosen) => {
      storeRecognitionLanguage(chosen);
      setLanguage(chosen);
    },
  };
}

function abortSession(current: RefObject<RecognitionSession | null>): void {
  const session = current.current;
  // Without a current session, the `end` event does not start the recognizer again.
  current.current = null;
  session?.recognizer.abort();
}

function startIfStopped(recognizer: BrowserSpeechRecognizer): void {
  try {
    recognizer.start();
  } catch {
    // an InvalidStateError means that the recognizer is running already
  }
}
