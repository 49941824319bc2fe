import type { Entry } from '@memory/contracts';
import type { BookLabels, CharacterReadings } from './book.ts';

/** Characters that the book's layout draws in addition to the texts of the entries, mainly for the Chinese names of months. */
const LAYOUT_CHARACTERS = '忆记年月日第章一二三四五六七八九十▶♪·•…–—□';

/** All distinct characters that a book may contain, as one string. The server reduces the book's font to these characters. */
export function collectBookCharacters(
  entries: readonly Entry[],
  labels: BookLabels,
  readings: CharacterReadings = new Map(),
): string {
  const characters = new Set<string>(LAYOUT_CHARACTERS);
  const add = (text: string | null): void => {
    for (const character of (text ?? '').normalize('NFC')) characters.add(character);
  };
  for (const sentence of Object.values(labels)) add(sentence as string);
  for (const syllables of readings.values()) for (const syllable of syllables) add(syllable);
  for (const { title, content, extractedText, location } of entries)
    for (const text of [title, content, extractedText, location]) add(text);
  return [...characters].filter((character) => character.isWellFormed() && character > ' ').join('');
}
