import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ProcessUser } from './process-user.ts';

/** The user of the start program. All processes run as this user, unless root starts the product. */
export const currentOsUser: ProcessUser = {
  env: {},
  ensurePrivateFolder(folder) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  },
  /**
   * Writes the file by replacing it. A start by an earlier version may have left a file that another user owns, which cannot be written to.
   */
  writeReadOnlyFile(file, content) {
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true });
    // With the mode 0711 other users may pass through the folder but not list it.
    chmodSync(folder, 0o711);
    rmSync(file, { force: true });
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  },
  requiredCapabilities: () => [],
  commandAsUser: (program, args) => [program, args],
};
