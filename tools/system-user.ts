import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname } from 'node:path';
import { type Capability, hasCapability } from './capabilities.ts';
import { Refusal } from './steps.ts';
import { isOnPath } from './system-packages.ts';

/** Ports below this one may be listened on by root alone. */
const FIRST_UNPRIVILEGED_PORT = 1024;

/** The files and the port that a program needs, although its user may have no right to them. */
export interface Needs {
  /** Files and folders it reads. */
  reads: string[];
  /** The TCP port it listens on. */
  port?: number;
}

/** The user a program of the stack runs as. */
export interface SystemUser {
  /** The variables that name the user and its home. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Ensures that a folder exists which only this user may enter (mode 0700). A folder of root's, from an installation whose
   * programs ran as root, is handed over to the user with everything in it; symbolic links in it are not followed.
   * @throws Refusal when the folder belongs to a third user
   */
  ensurePrivateFolder(folder: string): void;
  /** Writes a file that this user may read but not change, in a folder that belongs to root. */
  writeReadOnlyFile(file: string, content: string): void;
  /** The capabilities without which the program would fail; none where the user's own rights are enough. */
  capabilitiesFor(needs: Needs): Capability[];
  /** The program and arguments that run `program` as this user. */
  command(program: string, args: string[], capabilities: Capability[]): [string, string[]];
}

/**
 * As root: the system user of this name, created when it is missing. Otherwise, and where root cannot change users, the
 * current user.
 * @throws Refusal when the user cannot be created
 */
export function systemUser(name: string): SystemUser {
  return isRoot() && rootFallbackReason() === undefined ? new UnprivilegedUser(name, findOrCreate(name)) : currentUser;
}

/** Why programs that root starts run as root, as the end of a sentence; undefined where they run as system users. */
export function rootFallbackReason(): string | undefined {
  if (!isRoot()) return undefined;
  reason ??= { text: findRootFallbackReason() };
  return reason.text;
}

let reason: { text: string | undefined } | undefined;

function findRootFallbackReason(): string | undefined {
  if (platform() !== 'linux') return 'this system has no setpriv';
  if (!isOnPath('setpriv')) return 'setpriv (Debian: util-linux) is not installed';
  const nobody = new UnprivilegedUser('nobody', { uid: 65_534, gid: 65_534 });
  const { status, stderr } = spawnSync(...nobody.command('true', [], []), { encoding: 'utf8' });
  // setpriv fails in a container without the capability to change users.
  return status === 0 ? undefined : stderr.trim();
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

const currentUser: SystemUser = {
  env: {},
  ensurePrivateFolder(folder) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  },
  writeReadOnlyFile: writeForOwner,
  capabilitiesFor: () => [],
  command: (program, args) => [program, args],
};

interface Ids {
  uid: number;
  gid: number;
}

class UnprivilegedUser implements SystemUser {
  readonly env: Readonly<Record<string, string>>;
  private readonly ids: Ids;

  constructor(name: string, ids: Ids) {
    this.ids = ids;
    this.env = { HOME: '/nonexistent', USER: name, LOGNAME: name };
  }

  ensurePrivateFolder(folder: string): void {
    currentUser.ensurePrivateFolder(folder);
    const owner = statSync(folder).uid;
    if (owner === this.ids.uid) return;
    if (owner !== 0) {
      throw new Refusal(
        `${folder} belongs to another user (id ${owner}). Start as that user; or give everything to root, and the next start hands each part to its user: ` +
          `chown -R -P root ${dirname(folder)}`,
      );
    }
    // `chown -R` works relative to open folders, so that nothing can be replaced by a link on the way, and changes the
    // folder itself last: an interrupted run is repeated. The folder itself may be a link that root made to another disk.
    execFileSync('chown', ['-R', '-P', '-h', `${this.ids.uid}:${this.ids.gid}`, '--', realpathSync(folder)]);
  }

  writeReadOnlyFile(file: string, content: string): void {
    writeForOwner(file, content);
    chownSync(file, 0, this.ids.gid);
    chmodSync(file, 0o640);
  }

  capabilitiesFor({ reads, port }: Needs): Capability[] {
    const capabilities: Capability[] = [];
    // dac_read_search allows less (no writing), but containers often grant only dac_override.
    if (!this.canRead(reads)) capabilities.push(hasCapability('dac_read_search') ? 'dac_read_search' : 'dac_override');
    if (port !== undefined && port < FIRST_UNPRIVILEGED_PORT) capabilities.push('net_bind_service');
    // Where a container withholds a capability from root too, the program fails with its own message.
    return capabilities.filter(hasCapability);
  }

  command(program: string, args: string[], capabilities: Capability[]): [string, string[]] {
    const kept = ['-all', ...capabilities.map((capability) => `+${capability}`)].join();
    const privileges = [`--inh-caps=${kept}`, `--ambient-caps=${kept}`];
    if (hasCapability('setpcap')) {
      privileges.push(`--bounding-set=${kept}`);
      // For access(2), by which PostgreSQL looks for its own programs: without this bit, access(2) disregards the
      // capabilities of a process that is not root.
      if (capabilities.length > 0) privileges.push('--securebits=+no_setuid_fixup');
    }
    const identity = [`--reuid=${this.ids.uid}`, `--regid=${this.ids.gid}`, '--clear-groups', '--no-new-privs'];
    return ['setpriv', [...identity, ...privileges, '--', program, ...args]];
  }

  /** Tries it as the user: the kernel also considers parent folders, access control lists and the file systems' own rules. */
  private canRead(paths: string[]): boolean {
    const script = 'for path; do [ -r "$path" ] || exit 1; done';
    return spawnSync(...this.command('/bin/sh', ['-c', script, 'sh', ...paths], [])).status === 0;
  }
}

/** Replaces the file instead of writing into it, because a start by an earlier version may have left a file of another user. */
function writeForOwner(file: string, content: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  // Other users may pass through the folder, but not list it.
  chmodSync(folder, 0o711);
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
}

function findOrCreate(name: string): Ids {
  const found = find(name);
  if (found) return found;
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
  // Looked up again even after a failure, because another start may have created the user at the same moment.
  const created = find(name);
  if (created) return created;
  throw new Refusal(
    `The system user ${name}, which a part of Memory runs as, could not be created: ${error?.message ?? stderr.trim()}. ` +
      `Start as an ordinary user instead, or create it yourself: useradd ${args.join(' ')}`,
  );
}

/** Its line in the password database: `name:password:uid:gid:…` */
function find(name: string): Ids | undefined {
  const { stdout, error } = spawnSync('getent', ['passwd', name], { encoding: 'utf8' });
  if (error) throw error;
  const [, , uid, gid] = stdout.trim().split(':');
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
