import { readFile } from 'node:fs/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { z } from 'zod';

/** The roles of the files of each kind of speech model, as the local engine of media-svc reads them from `model.json`. */
const rolesOfKind = {
  'sense-voice': ['model', 'tokens'],
  paraformer: ['model', 'tokens'],
  whisper: ['encoder', 'decoder', 'tokens'],
} as const;

const GIGABYTE = 1024 ** 3;
/** The maximum sizes of an archive and of a file in it: several times the sizes of the largest speech model. */
const ARCHIVE_BYTES_MAX = 8 * GIGABYTE;
const FILE_BYTES_MAX = 8 * GIGABYTE;

/** A printable text without line breaks. It is restricted because it is shown in a terminal. */
const line = z.string().regex(/^[\p{L}\p{N}\p{P}\p{S}\p{Zs}]{1,200}$/u);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A path in an archive: the names of the folders and of the file. No name begins with a dot, so that no path leads out of the archive. */
const archivePath = z.string().regex(/^(?:\w[\w.-]*\/)*\w[\w.-]*$/);

const packagedFileSchema = z.object({
  path: archivePath,
  /** The size of the file. Unknown when only the digest of the archive was published. */
  bytes: z.int().positive().max(FILE_BYTES_MAX).optional(),
  sha256: sha256.optional(),
});
export type PackagedFile = z.infer<typeof packagedFileSchema>;

/**
 * A published speech model: a .tar.bz2 archive, and the files in it that the engine reads. Operators can write such a description for their own model
 * (docs/operations/transcription.md).
 */
export const modelPackageSchema = z
  .object({
    /** The name of the model on the command line. */
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    title: line,
    kind: z.enum(['sense-voice', 'paraformer', 'whisper']),
    licence: line,
    /** The address of the archive. */
    source: z.url({ protocol: /^https?$/ }).or(z.url({ protocol: /^file$/ })),
    archive: z.object({ bytes: z.int().positive().max(ARCHIVE_BYTES_MAX), sha256 }),
    /** The files, by their roles. */
    files: z.record(z.string(), packagedFileSchema),
  })
  .refine(({ kind, files }) => Object.keys(files).toSorted().join() === rolesOfKind[kind].toSorted().join(), {
    path: ['files'],
    error: ({ input }) =>
      `must be those of its kind: ${rolesOfKind[(input as { kind: keyof typeof rolesOfKind }).kind].join(', ')}`,
  });
export type ModelPackage = z.infer<typeof modelPackageSchema>;

/**
 * Reads the description of a model from a JSON file.
 * @throws UserFacingError with the problem of the description
 */
export async function readModelPackage(path: string): Promise<ModelPackage> {
  const json = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UserFacingError(`${path} cannot be read: ${(cause as NodeJS.ErrnoException).code}`, { cause });
  });
  const parsed = modelPackageSchema.safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  throw new UserFacingError(
    `${path} does not describe a speech model (docs/operations/transcription.md):\n${z.prettifyError(parsed.error)}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the sum of the sizes of the files that the engine reads. For a file of unknown size, the size of the archive is used. */
export const installedBytes = ({ files, archive }: ModelPackage): number =>
  Object.values(files).reduce((sum, { bytes }) => sum + (bytes ?? archive.bytes), 0);
