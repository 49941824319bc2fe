import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalContent } from '../../../components/ui/optional-content.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useReadingAids, useUpdateReadingAids } from '../../../words/index.ts';
import type { ReadingSection } from '../reading-sections.ts';
import type { Spoken } from '../spoken.ts';
import { useChineseVoice, useReadAloud } from '../use-read-aloud.ts';
import { ListeningBar } from './listening-bar.tsx';

const RecordingBar = preloadable(() => import('./recording-bar.tsx'));

interface TextPlayerProps {
  recordingUrl: string | null;
  sections: readonly ReadingSection[];
  onSpoken: (spoken: Spoken) => void;
  pauseRef: { current: () => void };
}

/** Plays the entry's own recording if the entry has a recording whose words are known; otherwise reads the text with the device's voice. */
export function TextPlayer({ recordingUrl, sections, onSpoken, pauseRef }: TextPlayerProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const [source, setSource] = useState<'recording' | 'voice'>('recording');
  const recorded = sections.find(({ isSpoken }) => isSpoken);
  const player = { onSpoken, pauseRef };
  if (recordingUrl === null || !recorded) return <VoiceBar {...player} sections={sections} />;
  const choice = (
    <div>
      <span id={labelId} className="sr-only">
        {t('readingMode.listening.source')}
      </span>
      <RadioGroup
        layout="strip"
        labelledBy={labelId}
        options={[
          { value: 'recording', label: t('readingMode.listening.recording') },
          { value: 'voice', label: t('readingMode.listening.voice') },
        ]}
        value={source}
        onChange={setSource}
      />
    </div>
  );
  return source === 'voice' ? (
    <VoiceBar {...player} sections={sections}>
      {choice}
    </VoiceBar>
  ) : (
    <OptionalContent fallback={<div className="sticky bottom-0 mt-auto h-18" />}>
      <RecordingBar {...player} url={recordingUrl} section={recorded}>
        {choice}
      </RecordingBar>
    </OptionalContent>
  );
}

interface VoiceBarProps {
  sections: readonly ReadingSection[];
  onSpoken: (spoken: Spoken) => void;
  /** Receives a function that pauses the voice. */
  pauseRef: { current: () => void };
  children?: ReactNode;
}

/** Reads all texts of the page aloud with the device's voice, at the reader's speed. */
function VoiceBar({ sections, onSpoken, pauseRef, children }: VoiceBarProps) {
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
