import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { z } from 'zod';
import type { PartKeys } from './content/backup-key.ts';
import { type BackupTarget, ObjectMissingError } from './target/backup-target.ts';

/** The object of the target that contains the records of erasures. */
const ERASURES_FILE = 'erasures.json';
const ERASURES_MAX_BYTES = 256 * 1024 * 1024;

const entrySchema = z.object({
  /** The id of the account. No other data about the account is recorded. */
  id: z.uuid(),
  recordedAt: z.iso.datetime(),
});
const logContentSchema = z.object({
  format: z.literal(1),
  /** The number of all records so far, including the records that were dropped. It never decreases. Manifests contain it, too. */
  sequence: z.int().nonnegative(),
  /**
   * Records from before this moment were dropped; null when no record was dropped. A backup from before this moment must not be restored with the
   * remaining records.
   */
  since: z.iso.datetime().nullable(),
  /** When the product last recorded the accounts that are being erased. */
  recordedAt: z.iso.datetime(),
  entries: z.array(entrySchema),
});
const logSchema = logContentSchema.extend({ mac: z.string() });

export type ErasureLogContent = z.output<typeof logContentSchema>;
type ErasureLog = z.output<typeof logSchema>;

export const emptyErasureLog: ErasureLogContent = {
  format: 1,
  sequence: 0,
  since: null,
  recordedAt: new Date(0).toISOString(),
  entries: [],
};

/**
 * Writes the records into one object. Its MAC covers each record, their order and their number: without the backup key, nobody can add, remove or
 * change a record unnoticed.
 */
export async function writeErasureLog(target: BackupTarget, content: ErasureLogContent, keys: PartKeys): Promise<void> {
  const log: ErasureLog = { ...content, mac: macOf(content, keys) };
  await target.write(ERASURES_FILE, Buffer.from(JSON.stringify(log)));
}

/**
 * Reads the records.
 * @param keys undefined to read the records without a key, in which case they are not authenticated
 * @returns undefined when the target has no records
 * @throws UserFacingError when the records were not written by the product
 */
export async function readErasureLog(
  target: BackupTarget,
  keys: PartKeys | undefined,
): Promise<ErasureLogContent | undefined> {
  const bytes = await target.read(ERASURES_FILE, ERASURES_MAX_BYTES).catch((error: unknown) => {
    if (!(error instanceof ObjectMissingError)) throw error;
  });
  if (!bytes) return undefined;
  const { mac, ...content } = parseLog(bytes, target);
  if (keys && macOf(content, keys) !== mac)
    throw new UserFacingError(
      `The records of erasures in ${target.label} (${ERASURES_FILE}) were forged or changed: this installation has not written them as they are.`,
    );
  return content;
}

function parseLog(bytes: Buffer, target: BackupTarget): ErasureLog {
  try {
    return logSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new UserFacingError(
      `The records of erasures in ${target.label} (${ERASURES_FILE}) are damaged, or of a newer version.`,
      { cause },
    );
  }
}

// Parsing puts the properties into the order of the schema.
const macOf = (content: ErasureLogContent, keys: PartKeys): string =>
  keys.erasuresMac(JSON.stringify(logContentSchema.parse(content)));
