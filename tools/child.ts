import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { writePidFile } from './pid-file.ts';

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
  cwd: string;
  /** Holds the program's id while it runs. */
  pidFile?: string;
}

/**
 * Starts a program in a process group of its own: Ctrl-C in a terminal goes to the whole foreground group, and would
 * end a database before the services that still write to it.
 */
export function startChild({ program, args, logFile, env = process.env, cwd, pidFile }: Start): Child {
  const log = openSync(logFile, 'a', 0o640);
  const child = spawn(program, args, { detached: true, env, cwd, stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  if (pidFile && child.pid) {
    writePidFile(pidFile, child.pid);
    void ended.then(() => rmSync(pidFile, { force: true }));
  }
  return {
    pid: child.pid ?? 0,
    ended,
    running: () => isRunning(child),
    async stop(signal = 'SIGTERM', graceMs = 10_000) {
      if (!isRunning(child)) return;
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(late);
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** The last lines of a log, for a failure's explanation. */
export function tail(logFile: string, lines = 15): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
