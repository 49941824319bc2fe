import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { cardPhotoUrl, useFileUrl } from '../offline/card-files.ts';
import type { CardContent } from '../session/card-content.ts';
import type { SentencePart } from '../session/split-sentence.ts';

/** The sizes of words of one to four characters: the largest that fit on a phone. */
const sizeClasses = ['review-word-one', 'review-word-two', 'review-word-three', 'review-word-four'] as const;

/** The word of a card, in the largest size that fits: in rice grids, or without grids if it is longer than four characters. */
export function CardWord({ word, lang }: Pick<CardContent, 'word' | 'lang'>) {
  const sizeClass = sizeClasses[Array.from(word).length - 1];
  if (sizeClass) return <RiceGrid character={word} lang={lang} size="inherit" className={sizeClass} />;
  return (
    <span lang={lang} className="review-word-long brush">
      {word}
    </span>
  );
}

/**
 * The photo of the entry that a word came from, like a print that lies on the card. Renders nothing without a photo, and without a connection when
 * this device has no copy of the photo.
 */
export function CardPhoto({ imageUrl, className }: { imageUrl: string | null; className?: string }) {
  const { t } = useTranslation();
  const url = useFileUrl(imageUrl && cardPhotoUrl(imageUrl));
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === null || (url !== undefined && url === failedUrl)) return null;
  return (
    <span className={clsx('review-photo', className)}>
      {url !== undefined && (
        <img
          key={url}
          src={url}
          alt={t('reviews.photo')}
          decoding="async"
          className="fade-in size-full object-cover"
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  );
}

interface OwnSentenceProps {
  parts: readonly SentencePart[];
  /** Whether the word is left out, also for screen readers. */
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
