import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { rotateLogFile } from '../../process/log-file.ts';
import { SupervisedProcess } from '../../process/supervised-process.ts';
import type { Cleanup } from '../../stack/cleanup.ts';
import { readOrCreateInstallationSecrets } from '../../stack/secrets.ts';

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
