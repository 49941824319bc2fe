import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { z } from 'zod';
import { type BackupTarget, ObjectMissingError } from './target/backup-target.ts';

const TARGET_FILE = 'target.json';
const targetSchema = z.object({ format: z.literal(1), installation: z.string() });

/**
 * Reserves a target for one installation, because the retention of one would delete what another one needs.
 * @throws UserFacingError when it belongs to another installation
 */
export async function claimTarget(target: BackupTarget, installation: string): Promise<void> {
  const owner = await readTargetOwner(target);
  if (owner === undefined) await target.write(TARGET_FILE, Buffer.from(JSON.stringify({ format: 1, installation })));
  else if (owner !== installation)
    throw new UserFacingError(
      `${target.label} has the backups of another installation (or of this one before it got other secrets). Choose another folder.`,
    );
}

async function readTargetOwner(target: BackupTarget): Promise<string | undefined> {
  const bytes = await target.read(TARGET_FILE, 4_096).catch((error: unknown) => {
    if (!(error instanceof ObjectMissingError)) throw error;
  });
  if (!bytes) return undefined;
  try {
    return targetSchema.parse(JSON.parse(bytes.toString('utf8'))).installation;
  } catch (cause) {
    throw new UserFacingError(`${target.label}: ${TARGET_FILE} is damaged, or of a newer version.`, { cause });
  }
}
