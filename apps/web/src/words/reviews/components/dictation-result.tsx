import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { isRightDictation, type WrittenCharacter } from '../session/check-dictation.ts';

/** What the user wrote in a dictation, character by character. What differs is underlined and never red. */
export function DictationResult({ written, word }: { written: readonly WrittenCharacter[]; word: string }) {
  const { t } = useTranslation();
  if (isRightDictation(written, word)) return <p className="text-lg font-bold text-jade-text">{t('reviews.right')}</p>;
  return (
    <div className="grid justify-items-center gap-1">
      <p className="text-ink-soft">{t('reviews.almost')}</p>
      <p className="flex items-baseline gap-3">
        <span className="text-sm text-ink-soft">{t('reviews.youWrote')}</span>
        <span lang="zh-Hans" className="review-written brush">
          {written.map(({ text, isRight }, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- the same character may stand twice in a word
              key={index}
              className={clsx('px-0.5', isRight ? 'text-jade-text' : 'review-different text-ink-soft')}
            >
              {text}
              <span className="sr-only">{t(isRight ? 'reviews.rightCharacter' : 'reviews.otherCharacter')}</span>
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
