import { spawnSync } from 'node:child_process';
import { UserFacingError } from '../cli/user-facing-error.ts';

/** The numeric ids of an operating-system user and of the user's group. */
export interface OsUserIds {
  uid: number;
  gid: number;
}

/**
 * Finds the system user with this name, or creates it with useradd.
 * @throws UserFacingError when it cannot be created
 */
export function findOrCreateOsUser(name: string): OsUserIds {
  const existing = findOsUser(name);
  if (existing) return existing;
  const args = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    name,
  ];
  const { stderr, error } = spawnSync('useradd', args, { encoding: 'utf8' });
  // The user is looked up again even if useradd failed, because another start program may have created it at the same moment.
  const created = findOsUser(name);
  if (created) return created;
  throw new UserFacingError(
    `The system user ${name}, which a part of Memory runs as, could not be created: ${error?.message ?? stderr.trim()}. ` +
      `Start as an ordinary user instead, or create it yourself: useradd ${args.join(' ')}`,
  );
}

/** Reads the user's ids from its line in the password database, `name:password:uid:gid:…`. */
function findOsUser(name: string): OsUserIds | undefined {
  const { stdout, error } = spawnSync('getent', ['passwd', name], { encoding: 'utf8' });
  if (error) throw error;
  const [, , uid, gid] = stdout.trim().split(':');
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
