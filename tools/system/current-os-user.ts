import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ProcessUser } from './process-user.ts';

/** The user of the start program: everything runs as this user when root does not start the product. */
export const currentOsUser: ProcessUser = {
  env: {},
  ensurePrivateFolder(folder) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  },
  /** Replaces the file instead of writing into it, because a start by an earlier version may have left a file that another user owns. */
  writeReadOnlyFile(file, content) {
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true });
    // 0711: other users may pass through the folder, but not list it.
    chmodSync(folder, 0o711);
    rmSync(file, { force: true });
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  },
  requiredCapabilities: () => [],
  commandAsUser: (program, args) => [program, args],
};
