import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareEmbeddedPostgres } from '@memory/launcher/postgres/embedded-postgres';
import { rotateLogFile } from '@memory/launcher/process/log-file';
import { SupervisedProcess } from '@memory/launcher/process/supervised-process';
import type { Cleanup } from '@memory/launcher/stack/cleanup';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';

/**
 * Starts the embedded PostgreSQL of an installation alone.
 * @param signal its abort ends the start
 * @returns its address with the administrator
 */
export async function startRestoreServer(dataDir: string, cleanups: Cleanup[], signal: AbortSignal): Promise<string> {
  for (const folder of ['logs', 'run']) await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const { databasePassword } = readOrCreateInstallationSecrets(dataDir);
  const logFile = rotateLogFile(dataDir, 'postgres');
  const definition = await prepareEmbeddedPostgres({ dataDir, logFile, password: databasePassword });
  const server = new SupervisedProcess(definition, () => undefined);
  cleanups.push(() => server.stop());
  await server.start(signal);
  return definition.url;
}
