import type { AudioConversion } from '@memory/contracts';

/**
 * Extends the result of a conversion, so that its numbers add up to the count that the page showed before. Recordings that were counted
 * then and not found by the conversion play already, because another device has converted them, or they have been deleted.
 */
export function explainShownCount(result: AudioConversion, shownCount: number): AudioConversion {
  const notFound = Math.max(0, shownCount - result.totalFiles);
  return { ...result, totalFiles: result.totalFiles + notFound, notNeeded: result.notNeeded + notFound };
}
