import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';

/**
 * A shell script that stops the server and deletes its folder when this process exits. The script waits for the end of its stdin, because the kernel
 * closes the pipe no matter how this process ended. The number of loop iterations is limited, because `kill -0` succeeds for an exited process as
 * long as its parent has not reaped it.
 */
const WATCH = `
  cat > /dev/null
  kill -s "$1" "$2"
  tries=0
  while kill -0 "$2" && [ $tries -lt 100 ]; do sleep 0.02; tries=$((tries + 1)); done
  kill -s KILL "$2"
  rm -rf "$3"
`;

interface WatchedServer {
  pid: number;
  /** The signal that makes the server exit at once. */
  signal: 'KILL' | 'QUIT';
  /** The folder that is deleted after the server has exited. */
  folder: string;
}

/**
 * Terminates a server process and deletes its folder when this process exits, even after `kill -9`, when exit hooks do not run. A small
 * shell process does the work.
 */
export class ParentExitWatchdog {
  private readonly shell: ChildProcess;

  constructor({ pid, signal, folder }: WatchedServer) {
    // The shell is detached, so that Ctrl-C in the terminal does not kill it before it has cleaned up.
    this.shell = spawn('/bin/sh', ['-c', WATCH, 'parent-exit-watchdog', signal, String(pid), folder], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // Neither the shell nor the pipe to it may keep this process running.
    this.shell.unref();
    if (this.shell.stdin instanceof Socket) this.shell.stdin.unref();
  }

  /** Terminates the server and deletes its folder now. */
  async terminate(): Promise<void> {
    if (this.shell.exitCode !== null || this.shell.signalCode !== null) return;
    const exited = once(this.shell, 'exit');
    this.shell.ref();
    this.shell.stdin?.end();
    await exited;
  }

  /** Ends the watchdog. The server keeps running, and its folder stays. */
  detach(): void {
    this.shell.kill('SIGKILL');
  }
}
