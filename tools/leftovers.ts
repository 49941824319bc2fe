import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './steps.ts';

/** Is a process with this id running (whoever it belongs to)? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Ends the server that a killed run left behind, found by the pid file it wrote on its first line. A pid is used again
 * sooner or later, so a process is only touched when its program's name says that it is the one.
 */
export async function endLeftover(pidFile: string, program: string, signal: NodeJS.Signals): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!(pid > 0) || !isProgram(pid, program)) return;
  process.kill(pid, signal);
  if (await hasEnded(pid, program, 10_000)) return;
  // Nothing acknowledged is lost by this: everything here is made to be killed at any moment.
  process.kill(pid, 'SIGKILL');
  if (!(await hasEnded(pid, program, 5000))) throw new Refusal(`An earlier ${program} (process ${pid}) does not end.`);
}

async function hasEnded(pid: number, program: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isProgram(pid, program)) {
    if (Date.now() > deadline) return false;
    await pause(50);
  }
  return true;
}

function isProgram(pid: number, program: string): boolean {
  if (!isAlive(pid)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  // Without /proc (macOS) the pid file's word is all there is. A zombie's command line is empty.
  return !existsSync('/proc/self') || (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(program));
}
