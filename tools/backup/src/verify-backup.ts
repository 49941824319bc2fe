import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readContent } from './content/content.ts';
import { readFileParts, readStoredFiles, forEachConcurrently } from './files/stored-file.ts';
import type { BackupContent } from './manifest.ts';
import type { OpenedBackup } from './open-backup.ts';

const CONCURRENCY = 4;

/**
 * Reads a complete backup and compares it with its digests.
 * @returns one line per damaged or missing part; empty when the backup can be restored
 */
export async function verifyBackup({ manifest, parts }: OpenedBackup): Promise<string[]> {
  const problems: string[] = [];
  const check = async (label: string, read: () => AsyncIterable<Buffer>): Promise<void> => {
    try {
      for await (const _ of read()) continue;
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      problems.push(`${label}: ${error.message}`);
    }
  };
  const checkContent = (label: string, content: BackupContent): Promise<void> =>
    check(label, () => readContent(parts, content));
  for (const [database, { tables }] of Object.entries(manifest.databases))
    for (const { schema, name, content } of tables) await checkContent(`${database} ${schema}.${name}`, content);
  await checkContent('accounts', manifest.accounts);
  for (const [label, files] of [
    ['object', manifest.objects],
    ['pronunciation', manifest.pronunciation],
  ] as const) {
    const before = problems.length;
    await checkContent(`the list of ${label}s`, files.list);
    if (problems.length > before) continue;
    await forEachConcurrently(readStoredFiles(parts, files), CONCURRENCY, (file) =>
      check(`${label} ${file.key}`, () => readFileParts(parts, file)),
    );
  }
  return problems;
}
