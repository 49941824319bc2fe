import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalContent } from '../../../components/ui/optional-content.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';
import type { ReadingSection } from '../reading-sections.ts';
import type { Spoken } from '../spoken.ts';
import { VoiceBar } from './voice-bar.tsx';

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
