import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { currentOsUser } from './current-os-user.ts';
import { hasLinuxCapability, type LinuxCapability } from './linux-capabilities.ts';
import type { OsUserIds } from './os-user.ts';
import type { ProcessUser, RequiredAccess } from './process-user.ts';

/** Only root may listen on ports below this number. */
const FIRST_UNPRIVILEGED_PORT = 1024;

/** An operating-system user without special rights. When root starts the product, it runs programs as this user with setpriv. */
export class UnprivilegedUser implements ProcessUser {
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
    // `chown -R` works relative to open folders, so an intruder cannot replace a folder on the way by a link. It changes the folder itself
    // last, so that an interrupted run is repeated. The folder itself may be a link that root has made to another disk.
    execFileSync('chown', ['-R', '-P', '-h', `${this.ids.uid}:${this.ids.gid}`, '--', realpathSync(folder)]);
  }

  writeReadOnlyFile(file: string, content: string): void {
    currentOsUser.writeReadOnlyFile(file, content);
    chownSync(file, 0, this.ids.gid);
    chmodSync(file, 0o640);
  }

  requiredCapabilities({ readablePaths, port }: RequiredAccess): LinuxCapability[] {
    const capabilities: LinuxCapability[] = [];
    // The capability dac_read_search would suffice, because it permits reading only, but many containers grant only dac_override.
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
      // PostgreSQL checks its own programs with access(2), which ignores the capabilities of a process that is not root. With the bit
      // no_setuid_fixup, access(2) considers the capabilities.
      if (capabilities.length > 0) privileges.push('--securebits=+no_setuid_fixup');
    }
    const identity = [`--reuid=${this.ids.uid}`, `--regid=${this.ids.gid}`, '--clear-groups', '--no-new-privs'];
    return ['setpriv', [...identity, ...privileges, '--', program, ...args]];
  }

  /**
   * Tries to read the paths as this user. Only the kernel can decide this, because parent folders, access control lists and the rules of
   * file systems count too.
   */
  private canRead(paths: string[]): boolean {
    const script = 'for path; do [ -r "$path" ] || exit 1; done';
    return spawnSync(...this.commandAsUser('/bin/sh', ['-c', script, 'sh', ...paths], [])).status === 0;
  }
}
