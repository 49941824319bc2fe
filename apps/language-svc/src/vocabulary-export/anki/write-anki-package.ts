import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ANKI_NOTES_MAX } from '@memory/contracts';
import { ZipFile } from 'yazl';
import type { ExportedWord } from '../exported-word.ts';
import { AnkiCollection } from './anki-collection.ts';
import { toAnkiNote } from './to-anki-note.ts';

/** The files of a batch of words, by their names in Anki's media folder. A file that does not exist any more is left out. */
export type ReadMedia = (words: readonly ExportedWord[], known: ReadonlySet<string>) => Promise<Map<string, Buffer>>;

interface AnkiPackageOptions {
  readonly batches: AsyncIterable<readonly ExportedWord[]>;
  readonly readMedia: ReadMedia;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Streams an Anki package: a ZIP file with the media, numbered in the order in which they were read, the database, and the list of the
 * names of the media. The media are written as they are read, so that only those of one batch are in memory. After a failure the stream
 * ends with an error.
 */
export function writeAnkiPackage(options: AnkiPackageOptions): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  writeEntries(zip, output, options).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error as Error),
  );
  return output;
}

async function writeEntries(
  zip: ZipFile,
  output: PassThrough,
  { batches, readMedia, now, signal }: AnkiPackageOptions,
): Promise<void> {
  const collection = await AnkiCollection.create(now);
  try {
    const names = new Set<string>();
    let noteCount = 0;
    for await (const words of batches) {
      for (const [name, bytes] of await readMedia(words, names)) {
        zip.addBuffer(bytes, String(names.size), { mtime: now, compress: false });
        names.add(name);
        await waitForReader(output, signal);
      }
      for (const word of words.slice(0, ANKI_NOTES_MAX - noteCount)) collection.addNote(toAnkiNote(word, names));
      noteCount += words.length;
      if (noteCount >= ANKI_NOTES_MAX) break;
      signal.throwIfAborted();
    }
    const mediaNames = Object.fromEntries([...names].map((name, index) => [String(index), name]));
    zip.addBuffer(Buffer.from(JSON.stringify(mediaNames)), 'media', { mtime: now });
    zip.addBuffer(Buffer.from(collection.toFile().buffer), 'collection.anki2', { mtime: now });
  } finally {
    collection.close();
  }
}

/** Waits until the client has read what was added, because the ZIP writer itself buffers without a limit. */
async function waitForReader(output: PassThrough, signal: AbortSignal): Promise<void> {
  await nextTurn();
  if (output.writableNeedDrain) await once(output, 'drain', { signal });
}
