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
  /** The spoken words with the times that the transcription provider measured; empty if it measured no times. */
  spoken: readonly SpokenWord[];
  /** Playback position in seconds; null before playback, which shows no highlight. */
  time: number | null;
  duration: number;
  onSeek: (time: number) => void;
}

/**
 * The transcript of a recording. The word being spoken (in Chinese, the character) is highlighted; a click on a word moves the playback
 * position to that word.
 */
export function SyncedTranscript({ text, spoken, time, duration, onSeek }: SyncedTranscriptProps) {
  const { t } = useTranslation();
  const { tokens, count } = useMemo(() => numberWords(text), [text]);
  const times = useMemo(
    () =>
      alignWordTimes(
        tokens.filter(({ word }) => word !== null).map((token) => token.text),
        spoken,
      ),
    [tokens, spoken],
  );
  const currentWord =
    time === null ? null : times ? wordIndexAt(times, time) : estimateWordIndexAt(count, time, duration);
  const timeOf = (word: number): number => times?.[word]?.start ?? estimateWordTime(word, count, duration);
  return (
    <p
      dir="auto"
      aria-label={t('player.transcript')}
      className="kai mt-3 text-[1.25rem] leading-[1.9] whitespace-pre-wrap"
      {...rovingTabIndexHandlers}
    >
      {tokens.map(({ text: tokenText, word }, index) =>
        word === null ? (
          tokenText
        ) : (
          // Words are spans instead of buttons, so that lines break and text can be selected as in any paragraph.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the paragraph handles the keys
          <span
            // oxlint-disable-next-line react/no-array-index-key -- words repeat and never move
            key={index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
            role="button"
            tabIndex={word === 0 ? 0 : -1}
            aria-current={word === currentWord ? 'true' : undefined}
            className={clsx('rounded-sm', word === currentWord ? 'bg-jade text-on-jade' : 'hover:bg-jade-wash')}
            onClick={() => onSeek(timeOf(word))}
          >
            {tokenText}
          </span>
        ),
      )}
    </p>
  );
}

function numberWords(text: string) {
  let count = 0;
  const tokens = tokenizeForDisplay(text).map(({ kind, text: tokenText }) => ({
    text: tokenText,
    word: kind === 'other' ? null : count++,
  }));
  return { tokens, count };
}
