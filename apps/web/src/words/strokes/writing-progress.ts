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

/** The number of wrong choices for one stroke after which the stroke is shown. */
const WRONG_CHOICES_BEFORE_HINT = 3;

/** How far a character is written. */
interface WritingProgress extends WritingResult {
  /** The position of the stroke that comes next; the number of strokes when the character is complete. */
  next: number;
  /** The strokes that were chosen wrongly since the last right choice. */
  wrongChoices: readonly number[];
  /** What happened last. */
  last: 'nothing' | 'stroke' | 'mistake' | 'hint';
}

export type WritingAction =
  | { type: 'stroke'; position: number }
  /** `isHinted`: the stroke is shown now. */
  | { type: 'mistake'; isHinted: boolean }
  | { type: 'wrong choice'; position: number }
  | { type: 'hint' };

export const startOfWriting: WritingProgress = { next: 0, mistakes: 0, hints: 0, wrongChoices: [], last: 'nothing' };

/** Whether another wrong choice shows the stroke. */
export const isHintedByWrongChoice = ({ wrongChoices }: WritingProgress): boolean =>
  wrongChoices.length + 1 === WRONG_CHOICES_BEFORE_HINT;

export function updateWriting(progress: WritingProgress, action: WritingAction): WritingProgress {
  switch (action.type) {
    case 'stroke':
      return { ...progress, next: action.position + 1, wrongChoices: [], last: 'stroke' };
    case 'hint':
      return { ...progress, hints: progress.hints + 1, last: 'hint' };
    case 'mistake':
      return {
        ...progress,
        mistakes: progress.mistakes + 1,
        hints: progress.hints + (action.isHinted ? 1 : 0),
        last: action.isHinted ? 'hint' : 'mistake',
      };
    case 'wrong choice': {
      if (progress.wrongChoices.includes(action.position)) return progress;
      const isHinted = isHintedByWrongChoice(progress);
      return {
        ...updateWriting(progress, { type: 'mistake', isHinted }),
        wrongChoices: [...progress.wrongChoices, action.position],
      };
    }
  }
}
