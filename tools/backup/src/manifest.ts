import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { z } from 'zod';
import type { PartKeys } from './content/backup-key.ts';
import { type BackupTarget, ObjectMissingError } from './target/backup-target.ts';

const BACKUPS_FOLDER = 'backups';
const MANIFEST_MAX_BYTES = 256 * 1024 * 1024;
/** A backup id is the moment of the backup: `20261124T125500123Z`. */
const BACKUP_ID = /^\d{8}T\d{9}Z$/;

const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);
const countSchema = z.number().int().nonnegative();

/** A stream that is stored in parts: the rows of a table, or the lines of a list. */
const contentSchema = z.object({ bytes: countSchema, sha256: digestSchema, parts: z.array(digestSchema) });
export type BackupContent = z.output<typeof contentSchema>;

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: countSchema,
  content: contentSchema,
});
export type BackupTable = z.output<typeof tableSchema>;

const databaseSchema = z.object({
  /** The migrations that had been applied, in the order of their application. */
  migrations: z.array(z.object({ name: z.string().regex(/^\w+$/), checksum: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
});
export type BackupDatabase = z.output<typeof databaseSchema>;

/** The files of a store. `list` refers to a stored text with one `StoredFile` as JSON on each line. */
const filesSchema = z.object({ count: countSchema, bytes: countSchema, list: contentSchema });
export type BackupFiles = z.output<typeof filesSchema>;

const manifestContentSchema = z.object({
  format: z.literal(1),
  id: z.string().regex(BACKUP_ID),
  /** The version of the product that made the backup. Lists print it, so it has no control characters. */
  version: z.string().regex(/^[\w.+-]{1,64}$/),
  installation: z.string(),
  /** The history of the PostgreSQL server and its database. It changes when the databases are restored (`readDatabaseHistory`). */
  history: z.string(),
  /** The moment of the snapshots of all four databases. */
  moment: z.iso.datetime(),
  /** How long writes had to wait for the snapshots, in milliseconds. */
  writesHeldMs: z.number(),
  finishedAt: z.iso.datetime(),
  /** The backup key and the secrets, sealed with age; null for a backup without encryption. */
  sealed: z.string().nullable(),
  hasSecrets: z.boolean(),
  databases: z.record(z.string(), databaseSchema),
  /** The recordings, images and videos of the object store. */
  objects: filesSchema,
  /** The recordings of words that an administrator has installed. */
  pronunciation: filesSchema,
  /** The ids of all accounts, one per line. By comparing them, the next backup finds the accounts that were deleted since. */
  accounts: contentSchema,
  /** The number of records of erasures at the time of the backup (`ErasureLogContent`). Absent in backups of earlier versions. */
  erasures: z.object({ sequence: countSchema }).optional(),
});
const manifestSchema = manifestContentSchema.extend({ mac: digestSchema });

export type ManifestContent = z.output<typeof manifestContentSchema>;
export type Manifest = z.output<typeof manifestSchema>;

/** Returns the id of a backup that was made at the given moment. */
export const backupId = (moment: Date): string => moment.toISOString().replaceAll(/[-:.]/g, '');

/** Returns the moment of the backup with the given id. */
export const momentOfBackup = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'));

const manifestName = (id: string): string => `${BACKUPS_FOLDER}/${id}/manifest.json`;

/** Lists the ids of all complete backups of a target, oldest first. */
export async function listBackupIds(target: BackupTarget): Promise<string[]> {
  const ids: string[] = [];
  for await (const { name } of target.list(BACKUPS_FOLDER)) {
    const [, id = '', file] = name.split('/');
    if (BACKUP_ID.test(id) && file === 'manifest.json') ids.push(id);
  }
  return ids.toSorted();
}

/** Writes the manifest. From then on, the backup exists, so everything that the manifest names must already be stored. */
export async function writeManifest(target: BackupTarget, content: ManifestContent, keys: PartKeys): Promise<void> {
  const manifest: Manifest = { ...content, mac: manifestMac(content, keys) };
  await target.write(manifestName(content.id), Buffer.from(JSON.stringify(manifest)));
}

/** Deletes the manifest. From then on, the backup does not exist. */
export const deleteManifest = (target: BackupTarget, id: string): Promise<void> => target.delete(manifestName(id));

/**
 * Reads a manifest. Its content is not authenticated yet (`authenticateManifest`).
 * @throws UserFacingError when there is no manifest, or it has another format
 */
export async function readManifest(target: BackupTarget, id: string): Promise<Manifest> {
  if (!BACKUP_ID.test(id)) throw new UserFacingError(`"${id}" is not the id of a backup; backup:list shows them.`);
  const bytes = await target.read(manifestName(id), MANIFEST_MAX_BYTES).catch((cause: unknown) => {
    if (!(cause instanceof ObjectMissingError)) throw cause;
    throw new UserFacingError(`There is no backup ${id} in ${target.label}; backup:list shows them.`, { cause });
  });
  try {
    const manifest = manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
    if (manifest.id !== id) throw new Error('the manifest of another backup');
    return manifest;
  } catch (cause) {
    throw new UserFacingError(`The manifest of the backup ${id} is damaged, or of a newer version.`, { cause });
  }
}

/** @throws UserFacingError when the installation did not write this manifest */
export function authenticateManifest({ mac, ...content }: Manifest, keys: PartKeys): void {
  if (manifestMac(content, keys) !== mac)
    throw new UserFacingError(`The manifest of the backup ${content.id} was changed.`);
}

function manifestMac(content: ManifestContent, keys: PartKeys): string {
  // Parsing puts the properties into the order of the schema.
  return keys.manifestMac(JSON.stringify(manifestContentSchema.parse(content)));
}
