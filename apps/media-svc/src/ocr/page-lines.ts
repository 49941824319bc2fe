/** A line as the engine reads it: its words, and how sure it is from 0 to 1. */
export interface ReadLine {
  readonly text: string;
  readonly mean: number;
}

/** Below this the engine has mistaken a texture for writing more often than not. */
const SURE_ENOUGH = 0.6;
const betweenHan = /(?<=[\p{Script=Han}，。！？；：、“”‘’（）《》])\s+(?=[\p{Script=Han}，。！？；：、“”‘’（）《》])/gu;

/**
 * The text of a page from its lines, top to bottom: one line each, as it was written. The engine parts pieces that lie on
 * one line with a blank, which Chinese does not have.
 */
export function textOfPage(lines: readonly ReadLine[]): string {
  return lines
    .filter(({ mean }) => mean >= SURE_ENOUGH)
    .map(({ text }) => text.trim().replaceAll(betweenHan, ''))
    .filter((text) => text !== '')
    .join('\n');
}
