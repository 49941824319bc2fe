import { useEffect, useRef, useState } from 'react';
import { chooseSpeech, useSpeechChoice } from '../../lib/browser-speech.ts';
import { useConfig } from '../session/api/get-config.ts';
import {
  chosenSpokenLanguage,
  listensOnDevice,
  type Recognition,
  type RecognitionEvent,
  recognitionMaker,
  rememberSpokenLanguage,
  type SpokenLanguage,
  textOf,
} from './speech-recognition.ts';

interface LiveSpeech {
  /** `none`: there is no such thing here, or it is switched off. `ask`: nobody has said yet whether the voice may leave the device. */
  state: 'none' | 'ask' | 'on' | 'off';
  /** What was heard so far in this recording. */
  heard: string;
  language: SpokenLanguage;
  allow: (allowed: boolean) => void;
  speak: (language: SpokenLanguage) => void;
  start: () => void;
  /** @returns what was heard */
  stop: () => string;
}

/** The browser's own speech recognition, beside a recording: on the device where it can, else only where its owner allowed it. */
export function useLiveSpeech(): LiveSpeech {
  const config = useConfig();
  const choice = useSpeechChoice();
  const [language, setLanguage] = useState(chosenSpokenLanguage);
  const [onDevice, setOnDevice] = useState(false);
  const [heard, setHeard] = useState('');
  const current = useRef<{ recognition: Recognition; before: string; text: string; over: boolean } | null>(null);
  const offered = config?.browserSpeech === true && recognitionMaker() !== undefined;

  useEffect(() => {
    let left = false;
    if (offered) void listensOnDevice(language).then((can) => !left && setOnDevice(can));
    return () => {
      left = true;
    };
  }, [offered, language]);
  useEffect(() => () => current.current?.recognition.abort(), []);

  const state = !offered ? 'none' : choice === 'deny' ? 'off' : onDevice || choice === 'allow' ? 'on' : 'ask';

  function start(): void {
    setHeard('');
    const Maker = recognitionMaker();
    if (state !== 'on' || !Maker) return;
    const recognition = new Maker();
    const session = { recognition, before: '', text: '', over: false };
    recognition.lang = language;
    recognition.continuous = true;
    recognition.interimResults = true;
    if (onDevice) recognition.processLocally = true;
    recognition.addEventListener('result', (event) => {
      session.text = session.before + textOf(event as RecognitionEvent);
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
    allow: (allowed) => chooseSpeech(allowed ? 'allow' : 'deny'),
    speak: (chosen) => {
      rememberSpokenLanguage(chosen);
      setLanguage(chosen);
    },
  };
}

function tryToStart(recognition: Recognition): void {
  try {
    recognition.start();
  } catch {
    // it is already listening
  }
}
