import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** A third of the processor time of a process with the usual niceness, when both want more than there is. */
const NICENESS = 5;
/** Linux lets a user without rights change the niceness of one session in a tenth of a second, and rejects other changes with EAGAIN. */
const ATTEMPTS = 10;
const PAUSE_MS = 150;

/**
 * Lowers the CPU priority of a process and its children. Linux with autogroups shares the processor between sessions, of which each process of
 * the stack begins one, and nice values count within a session only (https://man7.org/linux/man-pages/man7/sched.7.html).
 * Where this cannot be done, nothing changes: a process that works is worth more than its priority.
 */
export async function lowerPriority(pid: number): Promise<void> {
  const autogroup = `/proc/${pid}/autogroup`;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      if (existsSync(autogroup)) writeFileSync(autogroup, String(NICENESS));
      else setPriority(pid, NICENESS);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await delay(PAUSE_MS);
    }
  }
}
