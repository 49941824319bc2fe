import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { playbackWords, useMediaFile, useRecordingPlayback } from '../../../capture/index.ts';
import type { ReadingSection } from '../reading-sections.ts';
import type { Spoken } from '../spoken.ts';
import { ListeningBar } from './listening-bar.tsx';

interface RecordingBarProps {
  url: string;
  /** The text of the recording. */
  section: ReadingSection;
  onSpoken: (spoken: Spoken) => void;
  /** Receives a function that pauses the recording. */
  pauseRef: { current: () => void };
  children?: ReactNode;
}

/**
 * Plays an entry's recording. The word being spoken is highlighted in its text. The recording starts at normal speed. Another speed applies only to
 * this page, because the stored speed belongs to the device's voice.
 */
export default function RecordingBar({ url, section, onSpoken, pauseRef, children }: RecordingBarProps) {
  const { audioProps, ref, isPlaying, time, duration, seek, toggle } = useRecordingPlayback(url);
  const [rate, setRate] = useState(1);
  const { data: file } = useMediaFile(url);
  const words = useMemo(() => playbackWords(section.tokens, file?.text.words ?? []), [section, file]);
  const token = isPlaying || time > 0 ? words.tokenAt(time, duration) : null;

  useEffect(() => {
    onSpoken({ sentence: null, token });
    return () => onSpoken({ sentence: null, token: null });
  }, [token, onSpoken]);
  useEffect(() => {
    pauseRef.current = () => ref.current?.pause();
  });
  // A browser resets the rate when it loads the recording, so it is set again then.
  const applyRate = useCallback(() => {
    if (ref.current) ref.current.playbackRate = rate;
  }, [ref, rate]);
  useEffect(applyRate, [applyRate]);

  function step(direction: -1 | 1): void {
    const current = section.sentences.findIndex(({ end }) => (token ?? 0) < end);
    const next = section.sentences[Math.max(0, current + direction)];
    if (!next) return;
    const first = section.tokens.findIndex(({ kind }, index) => index >= next.start && kind !== 'other');
    seek(words.timeOf(first, duration) ?? 0);
  }

  return (
    <ListeningBar
      isPlaying={isPlaying}
      problem={null}
      rate={rate}
      onToggle={() => void toggle()}
      onStep={step}
      onRate={setRate}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the text above replaces captions */}
      <audio src={url} {...audioProps} onPlaying={applyRate} />
      {children}
    </ListeningBar>
  );
}
