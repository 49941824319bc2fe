import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';

/** The sentences of a text, read aloud one after the other. */
interface ReadAloud {
  isPlaying: boolean;
  /** The position of the sentence that is or was last read; null before the first sentence and after the last sentence. */
  sentence: number | null;
  toggle: () => void;
  /** Goes to the sentence before or after the current one, and reads it if the voice is reading. */
  step: (direction: -1 | 1) => void;
  pause: () => void;
}

const CAN_BE_READ = /[\p{L}\p{N}]/u;

/**
 * Reads sentences aloud with a voice of the device. Each sentence is a separate utterance, so that the page knows which sentence is being read; a
 * changed rate applies to the current sentence at once.
 */
export function useReadAloud(
  sentences: readonly string[],
  voice: SpeechSynthesisVoice | null,
  rate: number,
): ReadAloud {
  const { t } = useTranslation();
  const [sentence, setSentence] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  // Cancelled utterances still fire events, so only the events of the utterance that was started last are handled.
  const current = useRef<SpeechSynthesisUtterance>(null);

  function cancel(): void {
    current.current = null;
    if ('speechSynthesis' in window) speechSynthesis.cancel();
  }

  function stop(): void {
    cancel();
    setPlaying(false);
    setSentence(null);
  }

  function speak(from: number, direction: -1 | 1 = 1): void {
    if (!voice) return;
    let index = from;
    while (sentences[index] !== undefined && !CAN_BE_READ.test(sentences[index] ?? '')) index += direction;
    const text = sentences[index];
    cancel();
    if (text === undefined) return stop();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.addEventListener('end', () => current.current === utterance && speak(index + 1));
    utterance.addEventListener('error', () => {
      if (current.current !== utterance) return;
      stop();
      toast({ title: t('vocabulary.toasts.speech'), description: t('vocabulary.toasts.speechText'), isError: true });
    });
    current.current = utterance;
    setSentence(index);
    setPlaying(true);
    speechSynthesis.speak(utterance);
  }

  function pause(): void {
    cancel();
    setPlaying(false);
  }

  useEffect(() => cancel, []);
  useEffect(() => {
    if (isPlaying && sentence !== null) speak(sentence);
    // Only a change of the rate starts the sentence again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [rate]);

  return {
    isPlaying,
    sentence,
    pause,
    toggle: () => (isPlaying ? pause() : speak(sentence ?? 0)),
    step(direction) {
      const next = Math.min(sentences.length - 1, Math.max(0, (sentence ?? (direction > 0 ? -1 : 0)) + direction));
      if (isPlaying) speak(next, direction);
      else setSentence(next);
    },
  };
}

/** Mandarin: the code of China, Taiwan or Singapore, or no region. Voices of Hong Kong speak Cantonese. */
const MANDARIN = /^(?:zh|cmn)(?:[-_](?:Hans|Hant))?(?:[-_](?:CN|TW|SG))?$/i;

/** Returns a voice of the device that speaks Mandarin, preferably a voice that works without a connection; null if there is no such voice. */
export function findChineseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const chinese = voices.filter(({ lang }) => MANDARIN.test(lang));
  return chinese.find(({ localService }) => localService) ?? chinese[0] ?? null;
}

// Browsers load the list of voices after the page, and report it with an event.
const subscribe = (onChange: () => void): (() => void) => {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
};
const currentVoice = (): SpeechSynthesisVoice | null =>
  'speechSynthesis' in window ? findChineseVoice(speechSynthesis.getVoices()) : null;

/** The device's Mandarin voice; null if it has none. */
export const useChineseVoice = (): SpeechSynthesisVoice | null => useSyncExternalStore(subscribe, currentVoice);
