import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { prepareDatabases } from '@memory/launcher/postgres/prepare-databases';
import { withFileLock } from '@memory/launcher/process/file-lock';
import { serviceDatabases } from '@memory/launcher/topology';
import { startTemporaryPostgres } from '@memory/testing';

/** The passwords of the services' roles in every copy of the cluster, by the name of the database. */
export const rolePasswords = Object.fromEntries(
  serviceDatabases().map(({ database }) => [database, `the password of the role ${database}`]),
);

/** What the cluster is made of: the versions of its programs, the migrations, and what creates databases and roles. */
const INPUTS = [
  'tools/launcher/package.json',
  'tools/launcher/src/topology.ts',
  'tools/launcher/src/{postgres,migrations}/**/*.ts',
  'tools/backup/src/testing/sample-cluster.ts',
  'libs/testing/src/postgres/temporary-postgres.ts',
  'apps/*/prisma/migrations/**/*.sql',
];

const clusters = join(repositoryRoot, 'node_modules/.cache/sample-clusters');

/**
 * Returns the folder of a cluster with the migrated, empty databases of all services, to be copied. It is made by the first test that needs it
 * (seven seconds of processor time) and found by the hash of its inputs from then on.
 */
export async function sampleClusterFolder(): Promise<string> {
  const name = hashInputs();
  const folder = join(clusters, name);
  await withFileLock(`${clusters}.lock`, async () => {
    if (existsSync(folder)) return;
    // Those of other inputs, and what a killed run has left.
    rmSync(clusters, { recursive: true, force: true });
    mkdirSync(clusters, { recursive: true });
    const unfinished = mkdtempSync(join(clusters, 'unfinished-'));
    const server = await startTemporaryPostgres();
    try {
      await prepareDatabases({ serverUrl: server.url, passwords: rolePasswords });
      await server.saveCopy(unfinished);
    } finally {
      await server.stop();
    }
    renameSync(unfinished, folder);
  });
  return folder;
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS, { cwd: repositoryRoot }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(repositoryRoot, file)));
  return hash.digest('hex').slice(0, 16);
}
