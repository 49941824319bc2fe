import LineBreaker from 'linebreak';
import { GLYPH_PLACEHOLDER_PATTERN, graphemes } from './glyph-placeholders.ts';

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
  let usedWidth = 0;
  const endLine = (): void => {
    lines.push(line.trimEnd());
    line = '';
    usedWidth = 0;
  };
  for (const part of unbreakableParts(paragraph)) {
    const neededWidth = widthOf(part.trimEnd(), measure);
    if (usedWidth > 0 && usedWidth + neededWidth > width) endLine();
    for (const character of neededWidth > width ? [...graphemes.segment(part)].map(({ segment }) => segment) : [part]) {
      const addedWidth = widthOf(character, measure);
      if (neededWidth > width && usedWidth > 0 && usedWidth + addedWidth > width) endLine();
      line += character;
      usedWidth += addedWidth;
    }
  }
  if (line !== '' || lines.length === 0) endLine();
  return lines;
}

/** Yields the parts of a paragraph between which a line may end. */
function* unbreakableParts(paragraph: string): Generator<string> {
  const breaker = new LineBreaker(paragraph.replaceAll(GLYPH_PLACEHOLDER_PATTERN, IDEOGRAPH));
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
