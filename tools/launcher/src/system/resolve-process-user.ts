import { spawnSync } from 'node:child_process';
import { platform } from 'node:os';
import { currentOsUser } from './current-os-user.ts';
import { findOrCreateOsUser } from './os-user.ts';
import type { ProcessUser } from './process-user.ts';
import { isCommandInstalled } from './system-packages.ts';
import { UnprivilegedUser } from './unprivileged-user.ts';

/** The ids of Linux's user `nobody`. They can be used even where no account has this name. */
const UNPRIVILEGED_IDS = { uid: 65_534, gid: 65_534 };

/**
 * Returns the user that a process of the stack runs as. When root starts the product, this is the system user with the given name, which is
 * created if it does not exist. Otherwise, or when root cannot start processes as other users on this machine, it is the current user.
 * @throws UserFacingError when the user cannot be created
 */
export function resolveProcessUser(name: string): ProcessUser {
  return isRoot() && rootFallbackReason() === undefined
    ? new UnprivilegedUser(name, findOrCreateOsUser(name))
    : currentOsUser;
}

let cachedReason: { text: string | undefined } | undefined;

/**
 * Returns why programs that root starts must run as root on this machine, as the end of a sentence; undefined when they can run as system
 * users.
 */
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
  // setpriv fails when a container has no capability to change users.
  return status === 0 ? undefined : stderr.trim();
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
