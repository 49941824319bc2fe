import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { Parser, type ReadEntry } from 'tar';
import { ArchiveEntries, ArchiveRejected, type WantedFile } from './archive-entries.ts';

/** How much the file of an archive whose size is not published, and all entries together, may unpack to. */
const UNKNOWN_FILE_BYTES_MAX = 1024 ** 3;
const UNPACKED_BYTES_MAX = 16 * 1024 ** 3;

/** A file that was unpacked, as model.json describes it. */
export interface UnpackedFile {
  role: string;
  /** The path of the file on the disk. */
  path: string;
  bytes: number;
  sha256: string;
}

/**
 * Unpacks the wanted files of a .tar.bz2 archive into a folder, under the names of their roles. Nothing else is written, and no more of each file
 * than was announced; no file is in memory as a whole.
 * @throws UserFacingError for an archive that is damaged or not what it should be. What was written until then stays
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  wanted: readonly WantedFile[],
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal },
): Promise<UnpackedFile[]> {
  const entries = new ArchiveEntries(wanted);
  const unpacked: UnpackedFile[] = [];
  let written = 0;
  const onBytes = (count: number): void => onProgress((written += count));
  try {
    await readEntries(archive, signal, async (entry) => {
      const file = entries.take({ name: entry.path, type: entry.type, size: entry.size });
      if (file) unpacked.push(await writeUnpackedFile(join(folder, file.role), file, entry, onBytes));
      else entry.resume();
    });
    entries.end();
    return unpacked;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ArchiveRejected)) throw error;
    throw new UserFacingError(`${archive} is not installed: ${error.message}.`, { cause: error });
  }
}

/**
 * Hands each entry of an archive to `handle`, one after the other.
 * @throws ArchiveRejected for an archive that is damaged, and whatever `handle` throws
 */
async function readEntries(
  archive: string,
  signal: AbortSignal,
  handle: (entry: ReadEntry) => Promise<void>,
): Promise<void> {
  const input = await open(archive);
  const bzip2 = spawn('bzip2', ['--decompress', '--stdout'], {
    stdio: [input.fd, 'pipe', 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  try {
    await pipeline(decompressed(bzip2), (entries: AsyncIterable<Buffer>) => parseTar(entries, handle), { signal });
  } finally {
    bzip2.kill('SIGKILL');
    await input.close();
  }
}

/** What bzip2 writes. It ends with the failure of bzip2, before the parser of the entries notices that something is missing. */
async function* decompressed(bzip2: ChildProcessByStdio<null, Readable, Readable>): AsyncGenerator<Buffer> {
  const exited = once(bzip2, 'close') as Promise<[number | null]>;
  const messages = text(bzip2.stderr).catch(() => '');
  // It is awaited after the last byte, and not at all when unpacking ends before.
  exited.catch(() => undefined);
  let total = 0;
  for await (const chunk of bzip2.stdout as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > UNPACKED_BYTES_MAX) throw new ArchiveRejected(`it unpacks to more than ${UNPACKED_BYTES_MAX} bytes`);
    yield chunk;
  }
  const [code] = await exited;
  if (code !== 0) throw new ArchiveRejected(`bzip2 cannot read it: ${(await messages).trim()}`);
}

/** Parses a tar archive. It reads on only when `handle` has read what there is, or the entries that `handle` does not want. */
async function parseTar(archive: AsyncIterable<Buffer>, handle: (entry: ReadEntry) => Promise<void>): Promise<void> {
  const failed = Promise.withResolvers<never>();
  // It is awaited together with other promises, and not at all when nothing fails.
  failed.promise.catch(() => undefined);
  const handled: Promise<void>[] = [];
  let entry: ReadEntry | undefined;
  const parser = new Parser({
    onReadEntry(next) {
      entry = next;
      handled.push(handle(next).catch(failed.reject));
    },
    onwarn(code, message) {
      if (code === 'TAR_BAD_ARCHIVE' || code === 'TAR_ENTRY_INVALID')
        failed.reject(new ArchiveRejected(`it is damaged: ${String(message)}`));
    },
  });
  const ended = once(parser, 'end');
  try {
    for await (const chunk of archive)
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), failed.promise]);
    parser.end();
    await Promise.race([ended, failed.promise]);
    await Promise.race([Promise.all(handled), failed.promise]);
  } catch (error) {
    // The entry that is being read would otherwise wait for its rest.
    entry?.destroy(error);
    await Promise.all(handled);
    throw error;
  }
}

async function writeUnpackedFile(
  path: string,
  { role, path: name, bytes, sha256 }: WantedFile,
  body: AsyncIterable<Buffer>,
  onBytes: (count: number) => void,
): Promise<UnpackedFile> {
  const hash = createHash('sha256');
  let size = 0;
  // An existing file, which may be a link, is not followed.
  const file: FileHandle = await open(path, 'wx', 0o644);
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > (bytes ?? UNKNOWN_FILE_BYTES_MAX)) throw new ArchiveRejected(`${name} in it is too large`);
      hash.update(chunk);
      // Unlike `write`, it writes the whole chunk.
      await file.writeFile(chunk);
      onBytes(chunk.length);
    }
    await file.chmod(0o644);
    // model.json must not be on the disk before the files that it describes.
    await file.sync();
  } finally {
    await file.close();
  }
  const digest = hash.digest('hex');
  if (bytes !== undefined && size !== bytes)
    throw new ArchiveRejected(`${name} in it has ${size} bytes instead of ${bytes}`);
  if (sha256 !== undefined && digest !== sha256)
    throw new ArchiveRejected(`${name} in it has the SHA-256 ${digest} instead of ${sha256}`);
  return { role, path, bytes: size, sha256: digest };
}
