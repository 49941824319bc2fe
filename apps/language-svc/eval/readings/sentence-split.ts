import { createHash } from 'node:crypto';

/** One sentence in this many is held out. */
const HELD_OUT_ONE_IN = 10;
/** In how many parts cross-validation divides the training sentences. */
export const FOLDS = 4;

/**
 * Returns whether a sentence is held out. Its hash alone decides, not a person.
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
