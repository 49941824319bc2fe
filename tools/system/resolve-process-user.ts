import { spawnSync } from 'node:child_process';
import { platform } from 'node:os';
import { currentOsUser } from './current-os-user.ts';
import { findOrCreateOsUser } from './os-user.ts';
import type { ProcessUser } from './process-user.ts';
import { isCommandInstalled } from './system-packages.ts';
import { UnprivilegedUser } from './unprivileged-user.ts';

/** The ids of Linux's user `nobody`, which exists without an account. */
const UNPRIVILEGED_IDS = { uid: 65_534, gid: 65_534 };

/**
 * When root runs this program, returns the system user of this name, which is created if it does not exist. Returns the current user when
 * another user runs this program, or when root cannot start processes as other users on this machine.
 * @throws UserFacingError when the user cannot be created
 */
export function resolveProcessUser(name: string): ProcessUser {
  return isRoot() && rootFallbackReason() === undefined
    ? new UnprivilegedUser(name, findOrCreateOsUser(name))
    : currentOsUser;
}

let cachedReason: { text: string | undefined } | undefined;

/** Why the programs that root starts run as root, as the end of a sentence; undefined if they run as system users. */
export function rootFallbackReason(): string | undefined {
  if (!isRoot()) return undefined;
  cachedReason ??= { text: findRootFallbackReason() };
  return cachedReason.text;
}

function findRootFallbackReason(): string | undefined {
  if (platform() !== 'linux') return 'this system has no setpriv';
  if (!isCommandInstalled('setpriv')) return 'setpriv (Debian: util-linux) is not installed';
  const testUser = new UnprivilegedUser('nobody', UNPRIVILEGED_IDS);
  const { status, stderr } = spawnSync(...testUser.commandAsUser('true', [], []), { encoding: 'utf8' });
  // setpriv fails in a container without the capability to change users.
  return status === 0 ? undefined : stderr.trim();
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
