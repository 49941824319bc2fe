import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname } from 'node:path';
import { type Capability, hasCapability } from './capabilities.ts';
import { Refusal } from './steps.ts';
import { isOnPath } from './system-packages.ts';

/** Ports below this one may be listened on by root alone. */
const FIRST_UNPRIVILEGED_PORT = 1024;

/** What a program needs that its user may not have the right to. */
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
   * Makes a folder that this user alone may enter. What root owned until now (an installation whose programs ran as root)
   * becomes the user's with everything in it; symbolic links in it are not followed.
   * @throws Refusal when the folder belongs to a third user
   */
  ownFolder(folder: string): void;
  /** Writes a file that this user may read but not change, into a folder of root's. */
  writeReadable(file: string, content: string): void;
  /** The capabilities without which the program would fail. */
  capabilitiesFor(needs: Needs): Capability[];
  /** The program and arguments that run `program` as this user. */
  command(program: string, args: string[], capabilities: Capability[]): [string, string[]];
}

/**
 * As root: the system user of this name, created when it is missing. Otherwise, and where root cannot change users, the
 * user we are.
 */
export function systemUser(name: string): SystemUser {
  return isRoot() && whyRootStays() === undefined ? new UnprivilegedUser(name, findOrCreate(name)) : currentUser;
}

/** Why programs started by root run as root, as the end of a sentence. Undefined where they do not. */
export function whyRootStays(): string | undefined {
  if (!isRoot()) return undefined;
  reason ??= { text: findReason() };
  return reason.text;
}

let reason: { text: string | undefined } | undefined;

function findReason(): string | undefined {
  if (platform() !== 'linux') return 'this system has no setpriv';
  if (!isOnPath('setpriv')) return 'setpriv (Debian: util-linux) is not installed';
  const nobody = new UnprivilegedUser('nobody', { uid: 65_534, gid: 65_534 });
  const { status, stderr } = spawnSync(...nobody.command('true', [], []), { encoding: 'utf8' });
  // A container without the capability to change users.
  return status === 0 ? undefined : stderr.trim();
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

const currentUser: SystemUser = {
  env: {},
  ownFolder(folder) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  },
  writeReadable: writeForOwner,
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

  ownFolder(folder: string): void {
    currentUser.ownFolder(folder);
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

  writeReadable(file: string, content: string): void {
    writeForOwner(file, content);
    chownSync(file, 0, this.ids.gid);
    chmodSync(file, 0o640);
  }

  capabilitiesFor({ reads, port }: Needs): Capability[] {
    const capabilities: Capability[] = [];
    // To read is less than to write; containers often grant the second alone.
    if (!this.canRead(reads)) capabilities.push(hasCapability('dac_read_search') ? 'dac_read_search' : 'dac_override');
    if (port !== undefined && port < FIRST_UNPRIVILEGED_PORT) capabilities.push('net_bind_service');
    // In a container that took it from root too, the program's own message says what it may not do.
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

  /** Asks the system itself, which knows of every folder above a file, of access lists and of file systems' own rules. */
  private canRead(paths: string[]): boolean {
    const script = 'for path; do [ -r "$path" ] || exit 1; done';
    return spawnSync(...this.command('/bin/sh', ['-c', script, 'sh', ...paths], [])).status === 0;
  }
}

/** Replaces the file instead of writing into it: it may be another user's, from a start by another version. */
function writeForOwner(file: string, content: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  // Others may pass, but list nothing.
  chmodSync(folder, 0o711);
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
}

function findOrCreate(name: string): Ids {
  const found = find(name);
  if (found) return found;
  const args = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', name];
  const { stderr, error } = spawnSync('useradd', args, { encoding: 'utf8' });
  // Looked for again whatever useradd says: another start may have created it at the same moment.
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
