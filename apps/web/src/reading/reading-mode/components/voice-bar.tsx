import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadingAids, useUpdateReadingAids } from '../../../words/index.ts';
import { useChineseVoice } from '../chinese-voice.ts';
import type { ReadingSection } from '../reading-sections.ts';
import type { Spoken } from '../spoken.ts';
import { useReadAloud } from '../use-read-aloud.ts';
import { ListeningBar } from './listening-bar.tsx';

interface VoiceBarProps {
  sections: readonly ReadingSection[];
  onSpoken: (spoken: Spoken) => void;
  /** Receives a function that pauses the voice. */
  pauseRef: { current: () => void };
  children?: ReactNode;
}

/** Reads all texts of the page aloud with the device's voice, at the reader's speed. */
export function VoiceBar({ sections, onSpoken, pauseRef, children }: VoiceBarProps) {
  const { t } = useTranslation();
  const { speechRate } = useReadingAids();
  const update = useUpdateReadingAids();
  const voice = useChineseVoice();
  const sentences = useMemo(() => sections.flatMap((section) => section.sentences.map(({ text }) => text)), [sections]);
  const { isPlaying, sentence, toggle, step, pause } = useReadAloud(sentences, voice, speechRate);
  useEffect(() => {
    onSpoken({ sentence, token: null });
    return () => onSpoken({ sentence: null, token: null });
  }, [sentence, onSpoken]);
  useEffect(() => {
    pauseRef.current = pause;
  });
  return (
    <ListeningBar
      isPlaying={isPlaying}
      problem={voice ? null : t('readingMode.listening.noVoice')}
      rate={speechRate}
      onToggle={toggle}
      onStep={step}
      onRate={(rate) => update.mutate({ speechRate: rate })}
    >
      {children}
    </ListeningBar>
  );
}
