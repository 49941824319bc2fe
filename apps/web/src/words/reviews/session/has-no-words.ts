import type { ReviewSummary } from '@memory/contracts';

/** Whether the user has no word to review, today or later: an empty vocabulary, or one in which all words are known. */
export const hasNoWords = ({ due, new: newCards, days, forecast, leeches }: ReviewSummary): boolean =>
  due + newCards + days.length + leeches.length === 0 && forecast.every((day) => day.due === 0);
