import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile, lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { formatByteSize } from '@memory/launcher/cli/byte-size';
import { createProgressOutput } from '@memory/launcher/cli/progress';
import { abortOnSignals } from '@memory/launcher/cli/shutdown-signals';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readConfig } from '@memory/launcher/config';
import { ensureSystemPackages } from '@memory/launcher/system/system-packages';
import { PRONUNCIATION_FOLDER } from '@memory/launcher/topology';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type AdminCommand, confirm } from './command.ts';
import { downloadSyllables, publishedSyllables } from './download-syllables.ts';

/** The maximum number of recordings of an installation: three times the largest free collection. */
const RECORDINGS_MAX = 30_000;
const CREDIT_MAX_LENGTH = 300;
/** The file that says that recordings are installed. language-svc reads it. */
const STATUS_FILE = 'installed.json';

const pronunciationFolder = (env: NodeJS.ProcessEnv): string => join(readConfig(env).dataDir, PRONUNCIATION_FOLDER);

export const installPronunciationAdminCommand: AdminCommand = {
  summary: 'Installs recordings of words: all syllables of Mandarin in a human voice, or your own MP3 files',
  usage:
    '[--yes] [--from address]    downloads the syllables; --yes does not ask first, --from names a copy of their repository\n' +
    '   or: npm run admin -- pronunciation:install <zip or folder> [--credit "Whose recordings, and their licence"]',
  options: { credit: { type: 'string' }, from: { type: 'string' }, yes: { type: 'boolean' } },
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [source], options: { credit, from, yes } }, { env, print, stdin, stdout }) {
    if (typeof credit === 'string' && credit.length > CREDIT_MAX_LENGTH)
      throw new UserFacingError(`The credit is longer than ${CREDIT_MAX_LENGTH} characters.`);
    const folder = pronunciationFolder(env);
    if (source !== undefined) {
      const shown = await installRecordings(source, folder, {
        credit: typeof credit === 'string' ? credit : null,
        print,
      });
      if (!shown) print('Most licences demand a credit, which people then see: add it with --credit.');
      return;
    }
    const syllables = { ...publishedSyllables, ...(typeof from === 'string' && { address: from }) };
    print('All syllables of Mandarin with their tones, in a human voice');
    print('  download  17 MB, with git');
    print(`  licence   CC BY-SA: the vocabulary page shows “${syllables.credit}”`);
    print(`  source    ${syllables.address}`);
    if (yes !== true) await confirm(`Install them in ${folder}?`, { stdin, stdout });
    await ensureSystemPackages(['git'], createProgressOutput(stdout));
    const temporary = await mkdtemp(join(tmpdir(), 'memory-syllables-'));
    const interruption = abortOnSignals();
    try {
      print('… downloading');
      const downloaded = await downloadSyllables(syllables, temporary, { env, signal: interruption.signal });
      await installRecordings(downloaded, folder, { credit: syllables.credit, print });
    } catch (error) {
      if (!interruption.signal.aborted) throw error;
      throw new UserFacingError('Interrupted. The same command installs what is missing.', { cause: error });
    } finally {
      interruption.end();
      await rm(temporary, { recursive: true, force: true });
    }
  },
};

/**
 * Copies the recordings of a ZIP file or a folder to those that are installed.
 * @param options.credit the credit that people see from now on; with null the earlier one stays
 * @returns the credit
 * @throws UserFacingError
 */
async function installRecordings(
  source: string,
  folder: string,
  { credit, print }: { credit: string | null; print: (line: string) => void },
): Promise<string | null> {
  await mkdir(folder, { recursive: true });
  // The mode allows the system user of language-svc to read the folder.
  await chmod(folder, 0o755);
  const present = new Set(await listRecordings(folder));
  const counts = { installed: 0, skipped: 0 };
  for await (const { path, read } of readSounds(source)) {
    const name = recordingName(path);
    const bytes = name === null ? null : await read();
    if (name === null || !bytes || !isMp3(bytes)) {
      counts.skipped += 1;
      continue;
    }
    present.add(name);
    if (present.size > RECORDINGS_MAX)
      throw new UserFacingError(`These are more than ${RECORDINGS_MAX} recordings. Those before were installed.`);
    await writeAtomically(join(folder, name), bytes);
    counts.installed += 1;
  }
  if (counts.installed === 0)
    throw new UserFacingError(
      'There are no recordings in it: MP3 files named after a word or a syllable, like 你好.mp3.',
    );
  const shown = credit ?? (await readCredit(folder));
  await writeAtomically(join(folder, STATUS_FILE), JSON.stringify({ credit: shown }));
  print(`${counts.installed} recordings were installed. ${counts.skipped} other files were left out.`);
  return shown;
}

export const showPronunciationAdminCommand: AdminCommand = {
  summary: 'Shows how many recordings of words are installed',
  async run(_, { env, stdout }) {
    const folder = pronunciationFolder(env);
    const names = await listRecordings(folder);
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const credit = await readCredit(folder);
    stdout.write(
      names.length === 0
        ? 'No recordings of words are installed.\n'
        : `${names.length} recordings of words, ${formatByteSize(bytes)}, in ${folder}\nCredit: ${credit ?? 'none'}\n`,
    );
  },
};

export const removePronunciationAdminCommand: AdminCommand = {
  summary: 'Removes all installed recordings of words',
  async run(_, { env, stdout }) {
    const folder = pronunciationFolder(env);
    const names = await listRecordings(folder);
    // The status file is deleted first, so that pages stop requesting recordings.
    await rm(join(folder, STATUS_FILE), { force: true });
    for (const name of names) await rm(join(folder, name), { force: true });
    stdout.write(`${names.length} recordings were removed.\n`);
  },
};

async function listRecordings(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => recordingName(name) === name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readCredit(folder: string): Promise<string | null> {
  try {
    return (JSON.parse(await readFile(join(folder, STATUS_FILE), 'utf8')) as { credit: string | null }).credit;
  } catch {
    return null; // nothing is installed, or the file is damaged and will be replaced
  }
}

/** Writes a file atomically, so that language-svc never reads a partial file. */
async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.part`;
  await writeFile(temporary, content, { mode: 0o644 });
  await chmod(temporary, 0o644);
  await rename(temporary, path);
}

/** Whether the bytes begin like an MP3 file: with an ID3 tag, or with the header of an MPEG audio frame of layer III. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  if (bytes.length < 128) return false;
  if (first === 0x49 && second === 0x44 && third === 0x33) return true;
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2;
  // The values 15 for the bit rate and 3 for the sampling rate are invalid.
  return isFrame && third >> 4 !== 15 && ((third >> 2) & 3) !== 3;
}

/** The limits for a source: number of files, bytes per file and total bytes. The largest free collection has 7,300 files of 8 KB. */
const FILES_MAX = 60_000;
const FILE_BYTES_MAX = 1024 * 1024;
const TOTAL_BYTES_MAX = 1024 * 1024 * 1024;

interface Sound {
  /** The path in the source. It is untrusted: nothing may be written to this path. */
  path: string;
  /** Reads the file. @returns null for a file that is too large */
  read: () => Promise<Buffer | null>;
}

/**
 * Yields the files of a ZIP archive or a folder, including subfolders. All files are listed before the first file is read, so that a source that is
 * too large is rejected as a whole. Files that are not read (too large, or with another name) do not count towards the limit of bytes.
 * @throws UserFacingError when the source cannot be read, or has too many files or bytes
 */
async function* readSounds(source: string): AsyncGenerator<Sound> {
  const info = await stat(source).catch((cause: NodeJS.ErrnoException) => {
    const problem = cause.code === 'ENOENT' ? 'does not exist' : `cannot be read: ${cause.message}`;
    throw new UserFacingError(`${source} ${problem}.`, { cause });
  });
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

/** Yields the files of a folder and its subfolders. Links are left out, because they may lead out of the folder. */
async function* filesOfFolder(folder: string): AsyncGenerator<SourceFile> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOfFolder(path);
    else if (entry.isFile()) yield { path, size: (await lstat(path)).size, read: () => readFile(path) };
  }
}

/** Yields the files of a ZIP archive. `size` is a reliable limit, because yauzl rejects an entry that unpacks to more bytes than the archive says. */
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
 * Returns the name under which a file is installed, by the last part of its path: `cmn-nv3.mp3` → `nü3.mp3`, `hsk/cmn-你好.mp3` → `你好.mp3`. The neutral
 * tone is 5. The name has no slash, and no dot before its extension, so that nothing is written outside the folder.
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
