import type { AudioConversion } from '@memory/contracts';

/**
 * Extends the result of a conversion, so that its numbers add up to the count that the page showed before. Recordings that were counted before but
 * not found by the conversion were already converted on another device or have been deleted; they are reported as not needing a conversion.
 */
export function explainShownCount(result: AudioConversion, shownCount: number): AudioConversion {
  const notFound = Math.max(0, shownCount - result.totalFiles);
  return { ...result, totalFiles: result.totalFiles + notFound, notNeeded: result.notNeeded + notFound };
}
