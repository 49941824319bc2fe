import type { Entry } from '@memory/contracts';

/** What the person chose in the export dialog. */
export interface BookOptions {
  images: boolean;
  transcripts: boolean;
  dates: boolean;
}

/** All that a book is made of; it crosses from the page to the worker. */
export interface BookOrder {
  /** Oldest first. */
  entries: Entry[];
  options: BookOptions;
  language: string;
  words: BookWords;
  /** TrueType, with the characters of this book. */
  typeface: ArrayBuffer;
  /** When the book was made, for its cover. ISO-8601. */
  madeAt: string;
}

/** Every sentence in a book, in the language of the interface; `{x}` stands for what changes. */
export interface BookWords {
  title: string;
  memories: string;
  oneMemory: string;
  contents: string;
  chapter: string;
  transcript: string;
  readFromPhoto: string;
  imageMissing: string;
  videoMissing: string;
  made: string;
}

export interface Book {
  bytes: ArrayBuffer;
  pageCount: number;
}

/** Puts values into a sentence: `fill('Day {day}', { day: 3 })`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
