import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';

const BYTES_PER_MB = 1e6;
const OTHER_FOLDER = 'choose another folder: TMPDIR=/path/to/folder npm test';

/** Waits for the end of its stdin, then deletes the folder until it stays deleted, because the last programs of the run may still write to it. */
const DELETE_AFTER_RUN = `
  cat > /dev/null
  tries=0
  while [ $tries -lt 30 ]; do rm -rf "$1"; sleep 1; [ -e "$1" ] || exit 0; tries=$((tries + 1)); done
`;

/**
 * Gives this process, and the programs that it starts from now on, a temporary folder of their own. A small shell process deletes the folder after
 * this process has ended, even after `kill -9`, when no exit hook runs and killed browsers and servers leave their files behind.
 * @param neededMb the maximum space that the run needs
 * @throws UserFacingError when the system's temporary folder is not writable or has less than `neededMb` of free space
 */
export function useOwnTemporaryFolder(neededMb: number): void {
  const freeMb = orExplain(() => readFreeMb(tmpdir()));
  if (freeMb < neededMb)
    throw new UserFacingError(
      `${tmpdir()} has ${freeMb} MB of free space, and the tests need ${neededMb}. Free some, or ${OTHER_FOLDER}`,
    );
  const folder = orExplain(() => mkdtempSync(join(tmpdir(), 'memory-tests-')));
  // Every user may write to this folder, as to the system's temporary folder: servers that root starts run as another user.
  chmodSync(folder, 0o1777);
  // The shell is detached, so that Ctrl-C does not end it. The kernel closes the pipe to the shell no matter how this process has ended.
  const shell = spawn('/bin/sh', ['-c', DELETE_AFTER_RUN, 'delete-after-run', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Neither the shell nor the pipe to it may keep this process running.
  shell.unref();
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  process.env.TMPDIR = folder;
}

function readFreeMb(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / BYTES_PER_MB);
}

function orExplain<T>(use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new UserFacingError(
      `The tests cannot use the temporary folder: ${(error as Error).message}. Mend it, or ${OTHER_FOLDER}`,
    );
  }
}
