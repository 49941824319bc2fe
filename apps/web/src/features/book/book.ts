import type { Entry } from '@memory/contracts';

/** What the person chose in the export dialog. */
export interface BookOptions {
  images: boolean;
  transcripts: boolean;
  dates: boolean;
}

/** All that a book is made of; it crosses from the page to the worker. */
export interface BookRequest {
  /** Oldest first. */
  entries: Entry[];
  options: BookOptions;
  language: string;
  labels: BookLabels;
  /** TrueType, with the characters of this book. */
  font: ArrayBuffer;
  /** When the book was made, for its cover. ISO-8601. */
  createdAt: string;
}

/** Every sentence in a book, in the language of the interface; `{x}` stands for what changes. */
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

export interface Book {
  bytes: ArrayBuffer;
  pageCount: number;
}

/** Puts values into a sentence: `fill('Day {day}', { day: 3 })`. */
export function fillPlaceholders(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
