import { isChineseCharacter } from './chinese-character.ts';

/**
 * A part of a displayed text: a single Chinese character (which the user can tap), a word or number of another script, or the spaces,
 * punctuation and emoji between them.
 */
export interface DisplayToken {
  kind: 'chinese' | 'word' | 'other';
  text: string;
}

const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;
const COMBINING_MARK = /^\p{M}$/u;
const APOSTROPHE = /^['’]$/;

/** Returns the code points of `text`. A lone surrogate is an element of its own, so that joining the elements gives `text` again. */
export function splitCodePoints(text: string): string[] {
  return Array.from(text);
}

/** Splits a text into tokens. Joining their texts gives `text` again. Time and memory are linear in the length of `text`. */
export function tokenizeForDisplay(text: string): DisplayToken[] {
  const codePoints = splitCodePoints(text);
  const tokens: DisplayToken[] = [];
  let last: DisplayToken | undefined;
  for (const [index, codePoint] of codePoints.entries()) {
    const kind = kindOf(codePoint, last, codePoints[index + 1]);
    if (last && kind !== 'chinese' && last.kind === kind) {
      last.text += codePoint;
    } else {
      last = { kind, text: codePoint };
      tokens.push(last);
    }
  }
  return tokens;
}

function kindOf(codePoint: string, last: DisplayToken | undefined, next: string | undefined): DisplayToken['kind'] {
  if (isChineseCharacter(codePoint)) return 'chinese';
  if (LETTER_OR_DIGIT.test(codePoint)) return 'word';
  if (last?.kind !== 'word') return 'other';
  // A combining mark continues a word, because é can be two code points. An apostrophe continues a word only between letters (don't),
  // because at the end of a word it is a quotation mark.
  const continuesWord = COMBINING_MARK.test(codePoint) || (APOSTROPHE.test(codePoint) && startsWord(next));
  return continuesWord ? 'word' : 'other';
}

function startsWord(codePoint: string | undefined): boolean {
  return codePoint !== undefined && LETTER_OR_DIGIT.test(codePoint) && !isChineseCharacter(codePoint);
}
