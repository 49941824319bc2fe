import { splitCodePoints } from '@memory/text';
import { graphemes, type GlyphPlaceholders } from './glyph-placeholders.ts';

/**
 * Matches the empty lines before a text. The spaces at the start of its first paragraph stay, because Chinese paragraphs begin with two wide spaces.
 */
export const BLANK_START = /^(?:[^\S\n]*\n)+/;

/** A text that can be drawn, with the reading above each of its UTF-16 units; empty for units without a reading. */
export interface TextWithReadings {
  text: string;
  readings: string[];
}

/**
 * Replaces the characters that the font lacks (`GlyphFallback.substitute`) in a text whose characters have readings. Empty lines before
 * it and white space at its end are removed.
 * @param readings the reading of each code point of `original`; empty for none
 */
export function substituteWithReadings(
  original: string,
  readings: readonly string[],
  glyphFallback: GlyphPlaceholders,
): TextWithReadings {
  const result: TextWithReadings = { text: '', readings: [] };
  let run = '';
  const append = (part: string, reading: string): void => {
    const drawable = glyphFallback.substitute(part);
    result.text += drawable;
    for (let index = 0; index < drawable.length; index += 1)
      result.readings.push(index === 0 ? glyphFallback.substitute(reading) : '');
  };
  const flush = (): void => {
    append(run, '');
    run = '';
  };
  let codePoint = 0;
  // The text is divided into grapheme clusters, because a variation selector or a combining mark has no separate reading.
  for (const { segment: character } of graphemes.segment(original)) {
    const reading = readings[codePoint] ?? '';
    codePoint += splitCodePoints(character).length;
    if (reading === '') {
      run += character;
    } else {
      flush();
      append(character, reading);
    }
  }
  flush();
  const start = BLANK_START.exec(result.text)?.[0].length ?? 0;
  const text = result.text.slice(start).trimEnd();
  return { text, readings: result.readings.slice(start, start + text.length) };
}
