/** How a character or a word was written. */
export interface WritingResult {
  /** The strokes that were drawn or chosen wrongly. */
  mistakes: number;
  /** How often the next stroke was shown. */
  hints: number;
}

export const EMPTY_RESULT: WritingResult = { mistakes: 0, hints: 0 };

const MISTAKES_OF_HARD_MAX = 2;

/** The rating of a card whose word was written: 1 again, 2 hard, 3 good. */
export function ratingOfWriting({ mistakes, hints }: WritingResult): 1 | 2 | 3 {
  if (hints > 0 || mistakes > MISTAKES_OF_HARD_MAX) return 1;
  return mistakes > 0 ? 2 : 3;
}
