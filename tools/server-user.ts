import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

const USER = 'postgres';

/** How PostgreSQL's programs are started: it refuses to run as root. */
export interface ServerUser {
  /** The program and arguments that run `program` as that user. */
  command(program: string, args: string[]): [string, string[]];
  /** Makes a folder and gives it to that user. */
  own(folder: string): void;
  /** Gives that user a file: nobody else may read what a start writes. */
  give(file: string): void;
}

/**
 * Oneself; or, when that is root, the system user `postgres`, which is made where it is missing.
 * @param folders what that user has to reach: the programs and the data
 */
export function serverUser(folders: string[]): ServerUser {
  if (userInfo().uid !== 0) {
    return { command: (program, args) => [program, args], own: (folder) => void mkdirSync(folder, { recursive: true }), give: () => undefined };
  }
  const { uid, gid } = findOrCreate();
  const identity = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  // A clone in /root cannot be reached by anybody else: let this one process pass through closed folders. The secure bit is
  // for access(2), which PostgreSQL looks for its own programs with: without it, it disregards what a non-root process may do.
  const passage = folders.every(isReachable) ? [] : ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override', '--securebits', '+no_setuid_fixup'];
  return {
    command: (program, args) => ['setpriv', [...identity, ...passage, '--', program, ...args]],
    own: (folder) => {
      mkdirSync(folder, { recursive: true });
      chownSync(folder, uid, gid);
    },
    give: (file) => chownSync(file, uid, gid),
  };
}

function findOrCreate(): { uid: number; gid: number } {
  try {
    return ids();
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER]);
    return ids();
  }
}

function ids(): { uid: number; gid: number } {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, USER], { stdio: ['ignore', 'pipe', 'ignore'] })));
  return { uid: uid!, gid: gid! };
}

/** May anybody pass through every folder above this one? */
function isReachable(folder: string): boolean {
  const above = dirname(folder);
  if (above === folder) return true;
  const mode = statSync(above, { throwIfNoEntry: false })?.mode;
  return (mode === undefined || (mode & 0o001) !== 0) && isReachable(above);
}
