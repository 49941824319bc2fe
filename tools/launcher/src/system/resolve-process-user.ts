import { spawnSync, execFileSync } from 'node:child_process';
import { readFileSync, chmodSync, mkdirSync, rmSync, writeFileSync, chownSync, realpathSync, statSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname } from 'node:path';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { isCommandInstalled } from './system-packages.ts';

/** The bit numbers of the capabilities (include/uapi/linux/capability.h in Linux), by the names that setpriv uses. */
const CAPABILITY_BITS = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n, net_bind_service: 10n } as const;

/** The name of a Linux capability as setpriv uses it. */
export type LinuxCapability = keyof typeof CAPABILITY_BITS;

/** Whether this process has a capability and may grant it to its child processes; some containers prevent both. Works on Linux only. */
export function hasLinuxCapability(capability: LinuxCapability): boolean {
  const status = readFileSync('/proc/self/status', 'utf8');
  // A capability can be granted when both the permitted set and the bounding set contain it. The file gives both sets in hexadecimal.
  return ['CapPrm', 'CapBnd'].every((set) => {
    const mask = new RegExp(`^${set}:\\s+([0-9a-f]+)$`, 'm').exec(status)?.[1] ?? '0';
    return ((BigInt(`0x${mask}`) >> CAPABILITY_BITS[capability]) & 1n) === 1n;
  });
}

/** The files and the port that a program must be able to access, even where its user lacks the permission. */
export interface RequiredAccess {
  /** The files and folders that the program must be able to read. */
  readablePaths: string[];
  /** The TCP port on which the program listens. */
  port?: number;
}

/** The operating-system user as which a process of the stack runs. */
export interface ProcessUser {
  /** The environment variables that contain the name and the home directory of the user. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Ensures that the folder exists and that only this user may enter it (mode 0700). When root owns the folder, because the programs formerly ran as
   * root, the folder and its content are given to the user; symbolic links in the folder are not followed.
   * @throws UserFacingError when the folder belongs to a third user
   */
  ensurePrivateFolder(folder: string): void;
  /** Writes a file that this user may read but not change. The folder of the file belongs to the user of the start program. */
  writeReadOnlyFile(file: string, content: string): void;
  /** Returns the capabilities that the program needs; an empty list when the user's own rights suffice. */
  requiredCapabilities(access: RequiredAccess): LinuxCapability[];
  /** Returns the command and the arguments with which `program` runs as this user and with these capabilities. */
  commandAsUser(program: string, args: string[], capabilities: LinuxCapability[]): [program: string, args: string[]];
}

/** The ids of Linux's user `nobody`. The ids can be used even when no account has this name. */
const UNPRIVILEGED_IDS = { uid: 65_534, gid: 65_534 };

/**
 * Returns the user as which a process of the stack runs. When root starts the product, this is the system user with the given name, which is created
 * if it does not exist. Otherwise, or when root cannot start processes as other users on this machine, it is the current user.
 * @throws UserFacingError when the user cannot be created
 */
export function resolveProcessUser(name: string): ProcessUser {
  return isRoot() && rootFallbackReason() === undefined
    ? new UnprivilegedUser(name, findOrCreateOsUser(name))
    : currentOsUser;
}

let cachedReason: { text: string | undefined } | undefined;

/**
 * Returns why programs that root starts must run as root on this machine. The reason is worded as the end of a sentence. Returns undefined when the
 * programs can run as system users.
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

/** The numeric user id and group id of an operating-system user. */
export interface OsUserIds {
  uid: number;
  gid: number;
}

/**
 * Finds the system user with this name, or creates the user with useradd.
 * @throws UserFacingError when the user cannot be created
 */
function findOrCreateOsUser(name: string): OsUserIds {
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
  // The user is looked up again even if useradd failed, because another start program may have created the user at the same moment.
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

/** The user of the start program. All processes run as this user, unless root starts the product. */
export const currentOsUser: ProcessUser = {
  env: {},
  ensurePrivateFolder(folder) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  },
  /**
   * Replaces the file instead of writing to it, because a start of an earlier version may have left a file of another user, which is not writable.
   */
  writeReadOnlyFile(file, content) {
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true });
    // The mode 0711 lets other users pass through the folder, but not list it.
    chmodSync(folder, 0o711);
    rmSync(file, { force: true });
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  },
  requiredCapabilities: () => [],
  commandAsUser: (program, args) => [program, args],
};

/** Only root may listen on ports below this port. */
const FIRST_UNPRIVILEGED_PORT = 1024;

/** An operating-system user without special rights. When root starts the product, root runs programs as this user with setpriv. */
class UnprivilegedUser implements ProcessUser {
  readonly env: Readonly<Record<string, string>>;
  private readonly ids: OsUserIds;

  constructor(name: string, ids: OsUserIds) {
    this.ids = ids;
    this.env = { HOME: '/nonexistent', USER: name, LOGNAME: name };
  }

  ensurePrivateFolder(folder: string): void {
    currentOsUser.ensurePrivateFolder(folder);
    const owner = statSync(folder).uid;
    if (owner === this.ids.uid) return;
    if (owner !== 0) {
      throw new UserFacingError(
        `${folder} belongs to another user (id ${owner}). Start as that user; or give everything to root, and the next start hands each part to its user: ` +
          `chown -R -P root ${dirname(folder)}`,
      );
    }
    // `chown -R` works relative to open folders, so an intruder cannot replace a folder on the path by a link. It changes the folder itself last, so
    // that an interrupted run is repeated. The folder itself may be a link to another disk that root has created.
    execFileSync('chown', ['-R', '-P', '-h', `${this.ids.uid}:${this.ids.gid}`, '--', realpathSync(folder)]);
  }

  writeReadOnlyFile(file: string, content: string): void {
    currentOsUser.writeReadOnlyFile(file, content);
    chownSync(file, 0, this.ids.gid);
    chmodSync(file, 0o640);
  }

  requiredCapabilities({ readablePaths, port }: RequiredAccess): LinuxCapability[] {
    const capabilities: LinuxCapability[] = [];
    // dac_read_search would suffice, because it permits reading only. Many containers, however, grant only dac_override.
    if (!this.canRead(readablePaths))
      capabilities.push(hasLinuxCapability('dac_read_search') ? 'dac_read_search' : 'dac_override');
    if (port !== undefined && port < FIRST_UNPRIVILEGED_PORT) capabilities.push('net_bind_service');
    // Some containers withhold a capability even from root. The program is started without it and reports the error itself.
    return capabilities.filter(hasLinuxCapability);
  }

  commandAsUser(program: string, args: string[], capabilities: LinuxCapability[]): [string, string[]] {
    const granted = ['-all', ...capabilities.map((capability) => `+${capability}`)].join();
    const privileges = [`--inh-caps=${granted}`, `--ambient-caps=${granted}`];
    if (hasLinuxCapability('setpcap')) {
      privileges.push(`--bounding-set=${granted}`);
      // PostgreSQL checks its own programs with access(2), which ignores the capabilities of a process that is not root. The bit no_setuid_fixup
      // makes access(2) consider the capabilities.
      if (capabilities.length > 0) privileges.push('--securebits=+no_setuid_fixup');
    }
    const identity = [`--reuid=${this.ids.uid}`, `--regid=${this.ids.gid}`, '--clear-groups', '--no-new-privs'];
    return ['setpriv', [...identity, ...privileges, '--', program, ...args]];
  }

  /**
   * Tries to read the paths as this user. Only the kernel can decide whether this succeeds, because parent folders, access control lists and the
   * rules of file systems also count.
   */
  private canRead(paths: string[]): boolean {
    const script = 'for path; do [ -r "$path" ] || exit 1; done';
    return spawnSync(...this.commandAsUser('/bin/sh', ['-c', script, 'sh', ...paths], [])).status === 0;
  }
}
