import { useEffect, useRef, useState } from 'react';
import { setSpeechRecognitionConsent, useSpeechRecognitionConsent } from '../../lib/speech-recognition-consent.ts';
import { useInstallationConfig } from '../session/api/get-config.ts';
import {
  loadRecognitionLanguage,
  canRecognizeOnDevice,
  type SpeechRecognizer,
  type SpeechRecognitionResultEvent,
  findSpeechRecognizer,
  storeRecognitionLanguage,
  type RecognitionLanguage,
  transcriptFromResults,
} from './speech-recognition.ts';

interface LiveTranscription {
  /** `none`: there is no such thing here, or it is switched off. `ask`: nobody has said yet whether the voice may leave the device. */
  state: 'none' | 'ask' | 'on' | 'off';
  /** What was heard so far in this recording. */
  heard: string;
  language: RecognitionLanguage;
  allow: (allowed: boolean) => void;
  speak: (language: RecognitionLanguage) => void;
  start: () => void;
  /** @returns what was heard */
  stop: () => string;
}

/** The browser's own speech recognition, beside a recording: on the device where it can, else only where its owner allowed it. */
export function useLiveTranscription(): LiveTranscription {
  const config = useInstallationConfig();
  const choice = useSpeechRecognitionConsent();
  const [language, setLanguage] = useState(loadRecognitionLanguage);
  const [onDevice, setOnDevice] = useState(false);
  const [heard, setHeard] = useState('');
  const current = useRef<{ recognition: SpeechRecognizer; before: string; text: string; over: boolean } | null>(null);
  const offered = config?.browserSpeech === true && findSpeechRecognizer() !== undefined;

  useEffect(() => {
    let left = false;
    if (offered) void canRecognizeOnDevice(language).then((can) => !left && setOnDevice(can));
    return () => {
      left = true;
    };
  }, [offered, language]);
  useEffect(() => () => current.current?.recognition.abort(), []);

  const state = !offered ? 'none' : choice === 'deny' ? 'off' : onDevice || choice === 'allow' ? 'on' : 'ask';

  function start(): void {
    setHeard('');
    const Maker = findSpeechRecognizer();
    if (state !== 'on' || !Maker) return;
    const recognition = new Maker();
    const session = { recognition, before: '', text: '', over: false };
    recognition.lang = language;
    recognition.continuous = true;
    recognition.interimResults = true;
    if (onDevice) recognition.processLocally = true;
    recognition.addEventListener('result', (event) => {
      session.text = session.before + transcriptFromResults(event as SpeechRecognitionResultEvent);
      setHeard(session.text);
    });
    recognition.addEventListener('end', () => {
      // browsers end it after a silence; the recording goes on
      if (current.current !== session || session.over) return;
      session.before = session.text;
      tryToStart(recognition);
    });
    // recognition is an extra: the recording goes on without it
    recognition.addEventListener('error', (event) => {
      session.over = (event as Event & { error?: string }).error !== 'no-speech';
    });
    current.current = session;
    tryToStart(recognition);
  }

  function stop(): string {
    const session = current.current;
    current.current = null;
    session?.recognition.stop();
    return session?.text.trim() ?? '';
  }

  return {
    state,
    heard,
    language,
    start,
    stop,
    allow: (allowed) => setSpeechRecognitionConsent(allowed ? 'allow' : 'deny'),
    speak: (chosen) => {
      storeRecognitionLanguage(chosen);
      setLanguage(chosen);
    },
  };
}

function tryToStart(recognition: SpeechRecognizer): void {
  try {
    recognition.start();
  } catch {
    // it is already listening
  }
}
