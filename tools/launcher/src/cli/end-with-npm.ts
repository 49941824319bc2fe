import { isStartedByNpm } from '../config.ts';

const PARENT_CHECK_MS = 1_000;

/**
 * Ends this program like SIGTERM when npm was killed (`kill -9`), because npm cannot forward SIGKILL. npm is the parent of this process: the shell
 * that npm started was replaced (`exec` in package.json).
 */
const npm = process.ppid;
if (isStartedByNpm())
  setInterval(() => process.ppid !== npm && process.kill(process.pid, 'SIGTERM'), PARENT_CHECK_MS).unref();
