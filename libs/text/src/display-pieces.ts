import { isChineseCharacter } from './chinese-character.ts';

/**
 * One piece of a text as it is shown: a single Chinese character (which can be tapped), a word or number of
 * another script, or what stands between (spaces, punctuation, emoji).
 */
export interface DisplayPiece {
  kind: 'chinese' | 'word' | 'other';
  text: string;
}

const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;
const COMBINING_MARK = /^\p{M}$/u;
const APOSTROPHE = /^['’]$/;

/** The code points of `text`; half a surrogate stays a piece of its own, so that joining gives the text back. */
export function characters(text: string): string[] {
  return Array.from(text);
}

/**
 * Splits a text for display. Joined, the pieces' texts are the given text, whatever it holds.
 * Time and memory are linear in the text's length.
 */
export function splitForDisplay(text: string): DisplayPiece[] {
  const points = characters(text);
  const pieces: DisplayPiece[] = [];
  let open: DisplayPiece | undefined;
  for (const [index, point] of points.entries()) {
    const kind = kindOf(point, open, points[index + 1]);
    if (open && kind !== 'chinese' && open.kind === kind) {
      open.text += point;
    } else {
      open = { kind, text: point };
      pieces.push(open);
    }
  }
  return pieces;
}

function kindOf(point: string, open: DisplayPiece | undefined, next: string | undefined): DisplayPiece['kind'] {
  if (isChineseCharacter(point)) return 'chinese';
  if (LETTER_OR_DIGIT.test(point)) return 'word';
  if (open?.kind !== 'word') return 'other';
  // é may be two code points, and don't is one word; a quote after a word is not part of it
  const joinsWord = COMBINING_MARK.test(point) || (APOSTROPHE.test(point) && startsWord(next));
  return joinsWord ? 'word' : 'other';
}

function startsWord(point: string | undefined): boolean {
  return point !== undefined && LETTER_OR_DIGIT.test(point) && !isChineseCharacter(point);
}
