import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { writePidFile } from './pid-file.ts';

/** A child process whose output goes to a log file. */
export interface BackgroundProcess {
  pid: number;
  /**
   * Resolves when the process has exited, to a text such as `exit code 1` or `signal SIGKILL`. When the start has failed, resolves to the error
   * message. Never rejects.
   */
  exited: Promise<string>;
  isRunning(): boolean;
  /** Sends a signal (default SIGTERM) and waits for the exit. Sends SIGKILL after `timeoutMs` (default 10 s). */
  stop(signal?: NodeJS.Signals, timeoutMs?: number): Promise<void>;
}

interface BackgroundProcessOptions {
  program: string;
  args: string[];
  /** The log file to which the output is appended. */
  logFile: string;
  env?: NodeJS.ProcessEnv;
  cwd: string;
  /** The file that contains the process id while the process runs. */
  pidFile?: string;
}

/**
 * Starts a program in its own process group. Ctrl-C in a terminal signals all processes of the foreground group. In the foreground group, PostgreSQL
 * would stop before the services that still write to it.
 * @throws Error when the log or the pid file cannot be written, for example because the disk is full
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
    try {
      writePidFile(pidFile, child.pid);
    } catch (error) {
      // Without its pid file, the process could not be stopped after `kill -9` of the start program.
      child.kill('SIGKILL');
      throw error;
    }
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

/** Returns the last lines of a log file, for an error message. */
export function readLastLines(file: string, count = 15): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
