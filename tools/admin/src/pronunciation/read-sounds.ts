import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** The largest numbers that a source may have. The largest free collection has 7,300 files of 8 KB. */
const FILES_MAX = 60_000;
const FILE_BYTES_MAX = 1024 * 1024;
const TOTAL_BYTES_MAX = 1024 * 1024 * 1024;

interface Sound {
  /** The path in the source. Nothing may be written to it. */
  path: string;
  /** Reads the file. @returns null for a file that is too large */
  read: () => Promise<Buffer | null>;
}

/**
 * The files of a ZIP archive or a folder and of the folders in it. All are listed before the first one is read, so that a source that is too
 * large is refused whole. Files that are not read, because they are too large or have another name, may have any size together.
 * @throws UserFacingError when it cannot be read, or has too many files or bytes
 */
export async function* readSounds(source: string): AsyncGenerator<Sound> {
  const info = await stat(source).catch(() => null);
  if (!info) throw new UserFacingError(`${source} does not exist.`);
  const listFiles = info.isDirectory() ? filesOfFolder : filesOfArchive;
  await checkLimits(listFiles(source));
  for await (const { path, size, read } of listFiles(source))
    yield { path, read: async () => (size > FILE_BYTES_MAX ? null : read()) };
}

async function checkLimits(listed: AsyncIterable<SourceFile>): Promise<void> {
  let files = 0;
  let bytes = 0;
  for await (const { path, size } of listed) {
    files += 1;
    if (size <= FILE_BYTES_MAX && recordingName(path) !== null) bytes += size;
    if (files > FILES_MAX) throw new UserFacingError(`There are more than ${FILES_MAX} files in it.`);
    if (bytes > TOTAL_BYTES_MAX) throw new UserFacingError('The recordings in it are larger than 1 GB together.');
  }
}

interface SourceFile {
  path: string;
  size: number;
  read: () => Promise<Buffer>;
}

/** Links are left out, because they may lead out of the folder. */
async function* filesOfFolder(folder: string): AsyncGenerator<SourceFile> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOfFolder(path);
    else if (entry.isFile()) yield { path, size: (await lstat(path)).size, read: () => readFile(path) };
  }
}

/** yauzl rejects an entry that unpacks to more bytes than the archive says, so that `size` is a limit. */
async function* filesOfArchive(path: string): AsyncGenerator<SourceFile> {
  const zip = await openPromise(path).catch(rejectArchive);
  try {
    for await (const entry of entriesOf(zip)) {
      if (entry.fileName.endsWith('/')) continue;
      const read = async (): Promise<Buffer> => buffer(await zip.openReadStreamPromise(entry));
      yield { path: entry.fileName, size: entry.uncompressedSize, read: () => read().catch(rejectArchive) };
    }
  } finally {
    zip.close();
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    rejectArchive(error);
  }
}

function rejectArchive(cause: unknown): never {
  throw new UserFacingError(`This is no ZIP file that can be unpacked safely: ${(cause as Error).message}`, { cause });
}

const WORD = /^[\p{Unified_Ideograph}〇]{1,20}$/u;
const SYLLABLE = /^([a-zü]{1,6})([0-5])?$/;

/**
 * Returns the name under which a file is installed, by the last part of its path: `cmn-nv3.mp3` → `nü3.mp3`, `hsk/cmn-你好.mp3` → `你好.mp3`.
 * The neutral tone is 5. It has neither a slash nor a dot before its end, so that nothing is written outside the folder.
 * @returns null for a file that is named after neither a word nor a syllable
 */
export function recordingName(path: string): string | null {
  const name = basename(path.replaceAll('\\', '/').normalize('NFC'));
  const match = /^(?:cmn-)?([^.]+)\.mp3$/i.exec(name);
  const word = match?.[1] ?? '';
  if (WORD.test(word)) return `${word}.mp3`;
  const syllable = SYLLABLE.exec(word.toLowerCase().replaceAll(/v|u:/g, 'ü'));
  if (!syllable) return null;
  const [, letters, tone] = syllable;
  return `${letters}${tone === undefined || tone === '0' ? '5' : tone}.mp3`;
}
