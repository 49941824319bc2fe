import { useTranslation } from 'react-i18next';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { useWordCoverage } from '../api/word-coverage.ts';

interface TextCoverageProps {
  text: string;
  /** When the text was written, as an ISO 8601 string. */
  writtenAt: string;
}

/** A share of fewer words says little. */
const WORDS_MIN = 5;

/**
 * One line: the share of the words of one's own text that one knows, and the share of then if it was another one. Nothing for a text of few
 * words, and for a reader who knows none of them: the line is there to please.
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

/** Rounds down, so that 100 % means every word. */
const wholePercent = (part: number, whole: number): number => Math.floor((100 * part) / whole);
