import type { Entry } from '@memory/contracts';

/** Characters that the book's layout draws in addition to the texts of the entries, mainly for the Chinese names of months. */
const LAYOUT_CHARACTERS = '忆记年月日第章一二三四五六七八九十▶♪·•…–—□';

/** The options that the user chooses in the export dialog. */
export interface BookOptions {
  images: boolean;
  transcripts: boolean;
  dates: boolean;
}

/** The reading of each character (code point) of a text, by the text; empty for characters without a reading. */
export type CharacterReadings = Map<string, readonly string[]>;

/** Everything that is needed to render a book. The page posts it to the book's worker. */
export interface BookRequest {
  /** All entries of the book, oldest first. */
  entries: Entry[];
  options: BookOptions;
  /** The readings above the characters of the entries' texts. Texts without readings are not listed. */
  readings: CharacterReadings;
  language: string;
  labels: BookLabels;
  /** The bytes of a TrueType font with the characters of this book. */
  font: ArrayBuffer;
  /** Date and time of the export in ISO 8601, printed on the cover. */
  createdAt: string;
}

/** The texts of a book in the interface language, with placeholders such as `{month}`. */
export interface BookLabels {
  title: string;
  entryCount: string;
  oneEntry: string;
  contents: string;
  chapter: string;
  transcript: string;
  readFromPhoto: string;
  imageMissing: string;
  videoMissing: string;
  createdOn: string;
}

/** A book as a PDF file. */
export interface RenderedBook {
  bytes: ArrayBuffer;
  pageCount: number;
}

/** Replaces placeholders by values: `fillPlaceholders('Day {day}', { day: 3 })` is `Day 3`. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

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
