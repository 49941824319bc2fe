import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { splitIntoParts } from '../content/content.ts';
import type { PartStore } from '../content/part-store.ts';
import { partNamesOfFile, type StoredFile } from './stored-file.ts';

/** Thrown for a file whose bytes are not those of its row. */
export class FileDamagedError extends Error {}

/**
 * Stores a file in parts, unless the target has all of them already: then it is not even read.
 * @param open opens the file; a file of several parts is read twice, because a part may only get its name when the whole file is known to be right
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

/** Reads the bytes of a file in a backup. @throws UserFacingError at its end when they are not those that were stored */
export async function* readFileParts(parts: PartStore, file: StoredFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (const name of partNamesOfFile(parts, file)) {
    const bytes = await parts.read(name);
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== file.sha256) throw new UserFacingError(`The file ${file.key} in the backup is damaged.`);
}
