import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A program started in the background with its output in a file. */
export interface Child {
  pid: number;
  /** Resolves with what it ended with, once it has. Never rejects. */
  ended: Promise<string>;
  running(): boolean;
  /** Asks it to end and waits; after `graceMs` it is killed. */
  stop(signal?: NodeJS.Signals, graceMs?: number): Promise<void>;
}

interface Start {
  program: string;
  args: string[];
  logFile: string;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Give it a channel to this process, so that it notices when this one is gone. */
  tied?: boolean;
}

/**
 * Starts a program in a process group of its own: Ctrl-C in a terminal goes to the whole foreground group, and would
 * end a database before the services that still write to it.
 */
export function startChild({ program, args, logFile, env = process.env, cwd, tied = false }: Start): Child {
  const log = openSync(logFile, 'a', 0o640);
  const child = spawn(program, args, { detached: true, env, cwd, stdio: ['ignore', log, log, ...(tied ? ['ipc' as const] : [])] });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const running = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return { pid: child.pid ?? 0, ended, running, stop: (signal = 'SIGTERM', graceMs = 10_000) => stop(child, ended, signal, graceMs) };
}

async function stop(child: ChildProcess, ended: Promise<string>, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const late = new AbortController();
  const kill = pause(graceMs, undefined, { signal: late.signal }).then(
    () => child.kill('SIGKILL'),
    () => false,
  );
  await ended;
  late.abort();
  await kill;
}

/** The last lines of a log, for a failure's explanation. */
export function tail(logFile: string, lines = 15): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
