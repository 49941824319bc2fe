import { createHash } from 'node:crypto';

/** The number of training sentences and held-out sentences together for each held-out sentence. */
const HELD_OUT_ONE_IN = 10;
/** In how many parts cross-validation divides the training sentences. */
export const FOLDS = 4;

/**
 * Returns whether a sentence belongs to the held-out set, which is never trained on. The hash of its text decides, so the choice is reproducible.
 * @param text the sentence without its labels
 */
export function isHeldOut(text: string): boolean {
  return hashOf(text, 'split') % HELD_OUT_ONE_IN === 0;
}

/** Returns the part of cross-validation, from 0 to `FOLDS` - 1, to which a sentence belongs. */
export function foldOf(text: string): number {
  return hashOf(text, 'fold') % FOLDS;
}

function hashOf(text: string, purpose: string): number {
  return createHash('sha256').update(`${purpose}:${text}`).digest().readUInt32BE();
}
