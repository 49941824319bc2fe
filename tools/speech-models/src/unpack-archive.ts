import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, lstat, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { PackagedFile } from './model-package.ts';

/** An unpacked file with the properties that model.json contains. */
export interface UnpackedFile {
  role: string;
  /** The path of the file on the disk. */
  path: string;
  bytes: number;
  sha256: string;
}

interface UnpackOptions {
  /** Called after each chunk with the number of bytes that have been read from the archive. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Unpacks the wanted files of a .tar.bz2 archive into an empty folder, under the names of their roles. The caller must have compared the archive's
 * SHA-256 digest with the published one, so the content of the archive is trusted. Sample recordings and documentation are not unpacked.
 * @param wanted the files by their roles
 * @throws UserFacingError for an archive that is damaged or whose files do not match their descriptions
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  wanted: Readonly<Record<string, PackagedFile>>,
  options: UnpackOptions,
): Promise<UnpackedFile[]> {
  await extractFiles(
    archive,
    folder,
    Object.values(wanted).map(({ path }) => path),
    options,
  );
  const unpacked: UnpackedFile[] = [];
  for (const [role, file] of Object.entries(wanted)) {
    const { bytes, sha256 } = await readUnpackedFile(join(folder, file.path), file, options.signal).catch(
      (cause: Error) => {
        options.signal.throwIfAborted();
        throw new UserFacingError(`${archive} is not installed: ${cause.message}.`, { cause });
      },
    );
    const path = join(folder, role);
    await rename(join(folder, file.path), path);
    unpacked.push({ role, path, bytes, sha256 });
  }
  return unpacked;
}

/** Extracts the named files with the system's program `tar`, which writes nothing outside the folder. */
async function extractFiles(
  archive: string,
  folder: string,
  paths: readonly string[],
  { onProgress, signal }: UnpackOptions,
): Promise<void> {
  const args = ['--extract', '--bzip2', '--no-same-owner', '--file', '-', '--directory', folder, '--', ...paths];
  const tar = spawn('tar', args, {
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
    signal,
  });
  const exited = once(tar, 'close') as Promise<[number | null]>;
  const messages = text(tar.stderr);
  const input = createReadStream(archive);
  let read = 0;
  input.on('data', (chunk) => onProgress((read += chunk.length)));
  // When tar ends before the end of the archive, the exit code and messages of tar contain the reason.
  const written = pipeline(input, tar.stdin).catch(() => undefined);
  const [exit] = await Promise.allSettled([exited, written]);
  signal.throwIfAborted();
  if (exit.status === 'rejected') throw exit.reason;
  const message = (await messages).trim();
  if (exit.value[0] === 0 || /Not found in archive/.test(message)) return;
  if (/No space left|Disk quota|Wrote only/.test(message)) throw Object.assign(new Error(message), { code: 'ENOSPC' });
  throw new UserFacingError(`${archive} is not installed: it is damaged: ${message}.`);
}

/** @throws Error with the difference between the file and its description */
async function readUnpackedFile(path: string, expected: PackagedFile, signal: AbortSignal) {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`it does not have the file ${expected.path}`);
  if (expected.bytes !== undefined && found.size !== expected.bytes)
    throw new Error(`${expected.path} in it has ${found.size} bytes instead of ${expected.bytes}`);
  const sha256 = await sha256OfFile(path, signal);
  if (expected.sha256 !== undefined && sha256 !== expected.sha256)
    throw new Error(`${expected.path} in it has the SHA-256 ${sha256} instead of ${expected.sha256}`);
  await chmod(path, 0o644);
  // The file is synced to disk, because model.json must not be on the disk before the files that it describes.
  const file = await open(path);
  await file.sync();
  await file.close();
  return { bytes: found.size, sha256 };
}

/** Computes the SHA-256 digest of a file, in hexadecimal digits. */
export async function sha256OfFile(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { signal });
  return hash.digest('hex');
}
