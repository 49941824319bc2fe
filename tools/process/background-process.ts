import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { writePidFile } from './pid-file.ts';

/** A child process whose output goes to a log file. */
export interface BackgroundProcess {
  pid: number;
  /** Resolves to `exit code 1` or `signal SIGKILL` when the process has exited, or to the message of a failed start. Never rejects. */
  exited: Promise<string>;
  isRunning(): boolean;
  /** Sends a signal (SIGTERM by default) and waits for the exit; sends SIGKILL after `timeoutMs` (10 s by default). */
  stop(signal?: NodeJS.Signals, timeoutMs?: number): Promise<void>;
}

interface BackgroundProcessOptions {
  program: string;
  args: string[];
  /** The output is appended to this file. */
  logFile: string;
  env?: NodeJS.ProcessEnv;
  cwd: string;
  /** A file that contains the process id while the process runs. */
  pidFile?: string;
}

/**
 * Starts a program in its own process group: Ctrl-C in a terminal signals the whole foreground process group, which would stop
 * PostgreSQL before the services that still write to it.
 */
export function startBackgroundProcess({
  program,
  args,
  logFile,
  env = process.env,
  cwd,
  pidFile,
}: BackgroundProcessOptions): BackgroundProcess {
  const log = openSync(logFile, 'a', 0o640);
  const child = spawn(program, args, { detached: true, env, cwd, stdio: ['ignore', log, log] });
  closeSync(log);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  if (pidFile && child.pid) {
    writePidFile(pidFile, child.pid);
    void exited.then(() => rmSync(pidFile, { force: true }));
  }
  return {
    pid: child.pid ?? 0,
    exited,
    isRunning: () => isRunning(child),
    async stop(signal = 'SIGTERM', timeoutMs = 10_000) {
      if (!isRunning(child)) return;
      child.kill(signal);
      const killTimer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      await exited;
      clearTimeout(killTimer);
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** The last lines of a file, for the message of an error. */
export function readLastLines(file: string, count = 15): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
