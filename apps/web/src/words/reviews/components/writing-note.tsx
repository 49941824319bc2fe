import { useTranslation } from 'react-i18next';
import type { WritingResult } from '../../strokes/writing-progress.ts';

/** How a word was written, in a kind sentence. */
export function WritingNote({ writing: { mistakes, hints } }: { writing: WritingResult }) {
  const { t } = useTranslation();
  if (hints > 0) return <p className="text-ink-soft">{t('reviews.writing.hinted')}</p>;
  if (mistakes > 0) return <p className="text-ink-soft">{t('reviews.writing.mistakes', { count: mistakes })}</p>;
  return <p className="text-lg font-bold text-jade-text">{t('reviews.right')}</p>;
}
