import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SentencePart } from '../session/split-sentence.ts';

interface OwnSentenceProps {
  parts: readonly SentencePart[];
  /** Whether the word is left out, also for scripts and screen readers. */
  isBlanked?: boolean;
  className?: string;
}

/** The sentence of the user's own entry, with its word marked or left out. Nothing without a sentence. */
export function OwnSentence({ parts, isBlanked = false, className }: OwnSentenceProps) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  return (
    <p lang="zh-Hans" className={clsx('kai max-w-prose text-balance', className)}>
      {parts.map(({ text, isWord }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence never change their places
        if (!isWord) return <span key={index}>{text}</span>;
        return isBlanked ? (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="review-blank">
            <span className="sr-only">{t('reviews.blank')}</span>
          </span>
        ) : (
          <mark
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="rounded-sm bg-jade-wash px-0.5 text-jade-text underline decoration-2 underline-offset-[5px]"
          >
            {text}
          </mark>
        );
      })}
    </p>
  );
}
