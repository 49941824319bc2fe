import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { z } from 'zod';
import { readLines, splitIntoParts } from '../content/content.ts';
import { PART_BYTES, type PartStore } from '../content/part-store.ts';
import type { BackupFiles } from '../manifest.ts';

/** The maximum size of a file, far above the largest upload. Without a limit, a manipulated list could name more parts than fit into memory. */
const FILE_MAX_BYTES = 2 ** 40;

/** A line of a backup's list of files: an object of the object store, or a file of a folder. */
const storedFileSchema = z.object({
  /** An object key or a file name. The format does not allow names that lead out of a folder. */
  key: z.string().regex(/^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u),
  bytes: z.number().int().nonnegative().max(FILE_MAX_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The id of the account that an object belongs to. */
  owner: z.uuid().optional(),
});
export type StoredFile = z.output<typeof storedFileSchema>;

export const formatStoredFile = (file: StoredFile): Buffer => Buffer.from(`${JSON.stringify(file)}\n`);

/** Reads a list of files. @throws UserFacingError for an invalid line, such as a name that leads out of its folder */
export async function* readStoredFiles(parts: PartStore, { list }: BackupFiles): AsyncGenerator<StoredFile> {
  for await (const line of readLines(parts, list)) yield parseStoredFile(line);
}

function parseStoredFile(line: string): StoredFile {
  try {
    return storedFileSchema.parse(JSON.parse(line));
  } catch (cause) {
    throw new UserFacingError('A list of files in the backup was changed, or is of a newer version.', { cause });
  }
}

/** Returns the names of a file's parts, in order. They are derived from the file's digest, so that a stored file is found without reading it. */
export function partNamesOfFile(parts: PartStore, { bytes, sha256 }: StoredFile): string[] {
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => parts.nameOfFilePart(sha256, index));
}

/** Thrown for a file whose bytes do not match the size or digest in its row. */
export class FileDamagedError extends Error {}

/**
 * Stores a file in parts. When the target already contains all parts, the file is not even read.
 * @param open opens the file. A file of several parts is read twice, because parts may only be stored after the whole file has been verified
 * @throws FileDamagedError; the error of `open`
 */
export async function copyFile(parts: PartStore, file: StoredFile, open: () => Promise<Readable>): Promise<void> {
  const names = partNamesOfFile(parts, file);
  if (names.every((name) => parts.has(name))) return;
  if (names.length > 1 && !(await hasDigest(await open(), file))) throw new FileDamagedError(file.key);
  let index = 0;
  for await (const part of splitIntoParts(await open())) {
    const name = names[index];
    if (name === undefined || (names.length === 1 && createHash('sha256').update(part).digest('hex') !== file.sha256))
      throw new FileDamagedError(file.key);
    await parts.write(name, part, { compressed: false });
    index += 1;
  }
  if (index !== names.length) throw new FileDamagedError(file.key);
}

async function hasDigest(stream: Readable, { bytes, sha256 }: StoredFile): Promise<boolean> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return size === bytes && hash.digest('hex') === sha256;
}

/** Reads the bytes of a file in a backup. @throws UserFacingError at the end of the file when its bytes differ from the stored bytes */
export async function* readFileParts(parts: PartStore, file: StoredFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (const name of partNamesOfFile(parts, file)) {
    const bytes = await parts.read(name);
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== file.sha256) throw new UserFacingError(`The file ${file.key} in the backup is damaged.`);
}

/** Runs `work` for each item, with limited concurrency. After a failure, no further item is taken; the first error is thrown. */
export async function forEachConcurrently<Item>(
  items: AsyncIterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    try {
      for (;;) {
        const next = await iterator.next();
        if (next.done || hasFailed) return;
        await work(next.value);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  await iterator.return?.();
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
