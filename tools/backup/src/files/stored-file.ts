import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { z } from 'zod';
import { readLines } from '../content/content.ts';
import { PART_BYTES } from '../content/part-codec.ts';
import type { PartStore } from '../content/part-store.ts';
import type { BackupFiles } from '../manifest.ts';

/** Far above the largest upload. Without a limit, a changed list could name more parts than fit into memory. */
const FILE_MAX_BYTES = 2 ** 40;

/** A line of a backup's list of files: an object of the object store, or a file of a folder. */
const storedFileSchema = z.object({
  /** An object key or a file name: no part of it leads out of a folder. */
  key: z.string().regex(/^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u),
  bytes: z.number().int().nonnegative().max(FILE_MAX_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The id of the account that an object belongs to. */
  owner: z.uuid().optional(),
});
export type StoredFile = z.output<typeof storedFileSchema>;

export const formatStoredFile = (file: StoredFile): Buffer => Buffer.from(`${JSON.stringify(file)}\n`);

/** Reads a list of files. @throws UserFacingError for a line of another form, such as a name that leads out of its folder */
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

/** Returns the names of a file's parts, in order. They follow from its digest, so that a stored file is found without reading it. */
export function partNamesOfFile(parts: PartStore, { bytes, sha256 }: StoredFile): string[] {
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => parts.nameOfFilePart(sha256, index));
}
