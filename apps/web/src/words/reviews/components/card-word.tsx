import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import type { CardContent } from '../session/card-content.ts';

/** The sizes of words of one to four characters, each as large as it fits on a phone. */
const sizeClasses = ['review-word-one', 'review-word-two', 'review-word-three', 'review-word-four'] as const;

/** The word of a card, as large as it fits: in rice grids, or as plain script if it is longer than four characters. */
export function CardWord({ word, lang }: Pick<CardContent, 'word' | 'lang'>) {
  const sizeClass = sizeClasses[Array.from(word).length - 1];
  if (sizeClass) return <RiceGrid character={word} lang={lang} size="inherit" className={sizeClass} />;
  return (
    <span lang={lang} className="review-word-long brush">
      {word}
    </span>
  );
}
