import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Entry } from '@memory/contracts';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import subsetFont from 'subset-font';
import type { BookImageProvider } from '../src/journal/book/book-image.ts';
import { type BookLabels, type BookRequest, collectBookCharacters } from '../src/journal/book/book.ts';
import { renderBook } from '../src/journal/book/render-book.ts';

const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
);

export const labels: BookLabels = {
  title: "Mei's Memory Timeline",
  entryCount: '{n} memories',
  oneEntry: '1 memory',
  contents: 'Contents',
  chapter: 'BookChapter {number}: {month}',
  transcript: 'Voice transcript',
  readFromPhoto: 'Read from the photo',
  imageMissing: 'Image file missing',
  videoMissing: 'Video file missing',
  createdOn: 'Made on {date}',
};
export const noImages: BookImageProvider = {
  renderText: () => Promise.resolve(null),
  loadFile: () => Promise.resolve(null),
};
/** A PNG image of one pixel. */
export const pixel = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNQUpABAADGAF+uFHsmAAAAAElFTkSuQmCC', 'base64'),
);
export const all = { images: true, transcripts: true, dates: true };

export const entryWith = (changes: Partial<Entry> = {}): Entry => ({
  id: '01990000-0000-7000-8000-0000000000a1',
  userId: '01990000-0000-7000-8000-0000000000a2',
  title: 'A day',
  content: 'Today we went to the park.',
  originalAudioUrl: null,
  originalImageUrl: null,
  extractedText: '',
  isPublic: false,
  privacyLevel: 'private',
  shareId: null,
  language: 'en',
  mediaFiles: [],
  location: null,
  latitude: null,
  longitude: null,
  weather: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  updatedAt: '2026-03-10T12:00:00.000Z',
  version: 1,
  user: { username: 'mei', firstName: 'Mei', lastName: null, profileImageUrl: null },
  ...changes,
});

/** Renders a book of these entries, and reads it. `pages` are the texts of its pages. */
export async function renderBookOf(
  entries: Entry[],
  changes: Partial<BookRequest> = {},
  source = noImages,
): Promise<{ pdf: PDFDocumentProxy; pages: string[]; size: number; pageCount: number }> {
  const subset = await subsetFont(
    font,
    `${collectBookCharacters(entries, labels, changes.readings)} abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:,.'`,
    {
      targetFormat: 'truetype',
      noLayoutClosure: true,
    },
  );
  const request = {
    entries,
    options: all,
    readings: new Map<string, readonly string[]>(),
    language: 'en',
    labels,
    font: new Uint8Array(subset).buffer,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
  const { bytes, pageCount } = await renderBook(request, source, () => undefined);
  const size = bytes.byteLength;
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return { pdf, pages, size, pageCount };
}
