import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ANKI_NOTES_MAX } from '@memory/contracts';
import { ZipFile } from 'yazl';
import type { ExportedWord } from '../exported-word.ts';
import { NOTE_TYPE_CHANGED_AT } from './anki-collection-row.ts';
import { AnkiCollection } from './anki-collection.ts';
import { toAnkiNote } from './to-anki-note.ts';

/** The files of a batch of words, by their names in Anki's media folder. A file that does not exist any more is left out. */
export type ReadMedia = (words: readonly ExportedWord[], known: ReadonlySet<string>) => Promise<Map<string, Buffer>>;

interface AnkiPackageOptions {
  readonly batches: AsyncIterable<readonly ExportedWord[]>;
  readonly readMedia: ReadMedia;
  readonly signal: AbortSignal;
}

/**
 * Streams an Anki package: a ZIP file with the media, numbered in the order in which they were read, the database, and the list of the names of the
 * media. The media are written as they are read, so that only the media of one batch are in memory. The same words and media give the same bytes.
 * After a failure the stream ends with an error.
 */
export function writeAnkiPackage(options: AnkiPackageOptions): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  writeEntries(zip, options).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error as Error),
  );
  return output;
}

async function writeEntries(zip: ZipFile, { batches, readMedia, signal }: AnkiPackageOptions): Promise<void> {
  const collection = await AnkiCollection.create();
  try {
    const names = new Set<string>();
    let noteCount = 0;
    for await (const words of batches) {
      for (const [name, bytes] of await readMedia(words, names)) {
        await writeMediaFile(zip, String(names.size), bytes, signal);
        names.add(name);
      }
      for (const word of words.slice(0, ANKI_NOTES_MAX - noteCount)) collection.addNote(toAnkiNote(word, names));
      noteCount += words.length;
      if (noteCount >= ANKI_NOTES_MAX) break;
      signal.throwIfAborted();
    }
    const mediaNames = Object.fromEntries([...names].map((name, index) => [String(index), name]));
    zip.addBuffer(Buffer.from(JSON.stringify(mediaNames)), 'media', { mtime: NOTE_TYPE_CHANGED_AT });
    zip.addBuffer(Buffer.from(collection.toFile().buffer), 'collection.anki2', { mtime: NOTE_TYPE_CHANGED_AT });
  } finally {
    collection.close();
  }
}

/**
 * Writes a file and waits until the client has read most of it, because the ZIP writer itself buffers without a limit. The writer keeps its
 * arguments until the end of the package, so it gets a function that hands over the bytes once, and not the bytes themselves.
 */
async function writeMediaFile(zip: ZipFile, name: string, bytes: Buffer, signal: AbortSignal): Promise<void> {
  const file = Readable.from([bytes]);
  const files = [file];
  const options = { mtime: NOTE_TYPE_CHANGED_AT, compress: false, size: bytes.length };
  zip.addReadStreamLazy(name, options, (callback) => callback(null, files.pop()!));
  await finished(file, { signal });
}
