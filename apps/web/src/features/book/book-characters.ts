import type { Entry } from '@memory/contracts';
import type { BookLabels } from './book.ts';

/** Signs that the book itself draws, and the numerals of its chapters' months. */
const OWN = '忆记年月日第章一二三四五六七八九十▶♪·•…–—□';

/** Every different character a book may need a glyph for. */
export function bookCharacters(entries: readonly Entry[], words: BookLabels): string {
  const characters = new Set<string>(OWN);
  const read = (text: string | null): void => {
    for (const character of (text ?? '').normalize('NFC')) characters.add(character);
  };
  for (const sentence of Object.values(words)) read(sentence as string);
  for (const { title, content, extractedText, location } of entries)
    for (const text of [title, content, extractedText, location]) read(text);
  return [...characters].filter((character) => character.isWellFormed() && character > ' ').join('');
}
