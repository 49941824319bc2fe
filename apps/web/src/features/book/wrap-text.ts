import LineBreaker from 'linebreak';
import { PLACEHOLDER_PATTERN } from './glyph-fallback.ts';

/** Stands for a placeholder while the library searches line breaks, because a line may end before and after a Chinese character. */
const IDEOGRAPH = '字';

/**
 * Breaks a text into lines of at most `width`. Lines end where Unicode allows it (UAX #14): between Chinese characters, but never before 。
 * or after 「. A word wider than a line is broken anywhere. Spaces at the ends of lines are dropped, empty lines are kept.
 * @param measure returns the width of one UTF-16 unit, in the unit of `width`
 */
export function wrapText(text: string, width: number, measure: (character: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: (character: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const end = (): void => {
    lines.push(line.trimEnd());
    line = '';
    used = 0;
  };
  for (const piece of pieces(paragraph)) {
    const needed = widthOf(piece.trimEnd(), measure);
    if (used > 0 && used + needed > width) end();
    for (const character of needed > width ? piece.split('') : [piece]) {
      const more = character === piece ? widthOf(piece, measure) : measure(character);
      if (needed > width && used > 0 && used + more > width) end();
      line += character;
      used += more;
    }
  }
  if (line !== '' || lines.length === 0) end();
  return lines;
}

function* pieces(paragraph: string): Generator<string> {
  const breaker = new LineBreaker(paragraph.replaceAll(PLACEHOLDER_PATTERN, IDEOGRAPH));
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield paragraph.slice(start, next.position);
    start = next.position;
  }
}

function widthOf(text: string, measure: (character: string) => number): number {
  let width = 0;
  for (let index = 0; index < text.length; index += 1) width += measure(text.charAt(index));
  return width;
}
