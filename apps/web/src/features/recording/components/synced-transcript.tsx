import type { SpokenWord } from '@memory/contracts';
import { tokenizeForDisplay } from '@memory/text';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rovingTabIndexHandlers } from '../../../lib/roving-tabindex.ts';
import { estimateWordIndexAt, estimateWordTime } from '../estimated-word-times.ts';
import { wordIndexAt, alignWordTimes } from '../measured-word-times.ts';

interface SyncedTranscriptProps {
  text: string;
  /** When each word was said, where the provider measured it. */
  spoken: readonly SpokenWord[];
  /** Seconds; null while nothing is being played, which clears the highlight. */
  time: number | null;
  duration: number;
  onSeek: (time: number) => void;
}

/** The words of a recording: the one being spoken is lit (a single character in Chinese), and each leads to its place. */
export function SyncedTranscript({ text, spoken, time, duration, onSeek }: SyncedTranscriptProps) {
  const { t } = useTranslation();
  const { pieces, count } = useMemo(() => numbered(text), [text]);
  const times = useMemo(
    () =>
      alignWordTimes(
        pieces.filter(({ word }) => word !== null).map((piece) => piece.text),
        spoken,
      ),
    [pieces, spoken],
  );
  const lit = time === null ? null : times ? wordIndexAt(times, time) : estimateWordIndexAt(count, time, duration);
  const timeOf = (word: number): number => times?.[word]?.start ?? estimateWordTime(word, count, duration);
  return (
    <p
      dir="auto"
      aria-label={t('player.transcript')}
      className="kai mt-3 text-[1.25rem] leading-[1.9] whitespace-pre-wrap"
      {...rovingTabIndexHandlers}
    >
      {pieces.map(({ text: piece, word }, index) =>
        word === null ? (
          piece
        ) : (
          // as in a text to study: spans, so that lines break and text is selected as in any paragraph
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the paragraph's
          <span
            // oxlint-disable-next-line react/no-array-index-key -- words repeat and never move
            key={index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
            role="button"
            tabIndex={word === 0 ? 0 : -1}
            aria-current={word === lit ? 'true' : undefined}
            className={clsx('rounded-sm', word === lit ? 'bg-jade text-on-jade' : 'hover:bg-jade-wash')}
            onClick={() => onSeek(timeOf(word))}
          >
            {piece}
          </span>
        ),
      )}
    </p>
  );
}

function numbered(text: string) {
  let count = 0;
  const pieces = tokenizeForDisplay(text).map(({ kind, text: piece }) => ({
    text: piece,
    word: kind === 'other' ? null : count++,
  }));
  return { pieces, count };
}
