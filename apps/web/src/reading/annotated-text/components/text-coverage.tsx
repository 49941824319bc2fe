import { useTranslation } from 'react-i18next';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { useWordCoverage, wholePercent } from '../word-coverage.ts';

interface TextCoverageProps {
  text: string;
  /** When the text was written, as an ISO 8601 string. */
  writtenAt: string;
}

/** The minimum number of words: a share of fewer words says little. */
const WORDS_MIN = 5;

/**
 * One line with the share of words in the user's own text that the user knows now, and the share at the time of writing if it was different.
 * Renders nothing for a text with few words, or if the user knows none of its words, because the line is meant to encourage.
 */
export default function TextCoverage({ text, writtenAt }: TextCoverageProps) {
  const { t } = useTranslation();
  const [ref, isNear] = useNearViewport<HTMLParagraphElement>();
  const { data } = useWordCoverage(text, writtenAt, isNear);
  return (
    <p ref={ref} className="text-sm text-ink-soft tabular-nums">
      {data && data.words >= WORDS_MIN && data.known > 0 && <span className="fade-in">{sentenceOf(data)}</span>}
    </p>
  );

  function sentenceOf({ words, known, thenKnown }: NonNullable<typeof data>): string {
    const percent = wholePercent(known, words);
    const before = thenKnown === null ? percent : wholePercent(thenKnown, words);
    return before === percent
      ? t('wordStates.coverage', { percent })
      : t('wordStates.coverageThen', { percent, before });
  }
}
