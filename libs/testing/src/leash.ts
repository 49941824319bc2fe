import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';

/**
 * Reads its stdin until the other end is closed, which the kernel does for every process that ends, by whatever signal.
 * The wait is bounded because a dead process without a reaping parent stays visible to `kill -0`.
 */
const WATCH = `
  cat > /dev/null
  kill -s "$1" "$2"
  tries=0
  while kill -0 "$2" && [ $tries -lt 100 ]; do sleep 0.02; tries=$((tries + 1)); done
  kill -s KILL "$2"
  rm -rf "$3"
`;

interface Tied {
  pid: number;
  /** The signal that makes the process end at once. */
  signal: 'KILL' | 'QUIT';
  /** Removed after the process has ended. */
  folder: string;
}

/**
 * Ties a server process and its folder to the life of this process: when this one ends, even by `kill -9`, a small
 * shell ends the server and removes the folder. Exit hooks cannot do that.
 */
export class Leash {
  private readonly watcher: ChildProcess;

  constructor({ pid, signal, folder }: Tied) {
    // A process group of its own: Ctrl-C in the terminal must not end the watcher before its work is done.
    this.watcher = spawn('/bin/sh', ['-c', WATCH, 'leash', signal, String(pid), folder], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.watcher.unref();
    // Neither the watcher nor the pipe to it may keep a test process alive.
    if (this.watcher.stdin instanceof Socket) this.watcher.stdin.unref();
  }

  /** Ends the process and removes its folder now. */
  async pull(): Promise<void> {
    if (this.watcher.exitCode !== null || this.watcher.signalCode !== null) return;
    const ended = once(this.watcher, 'exit');
    this.watcher.ref();
    this.watcher.stdin?.end();
    await ended;
  }

  /** Lets go without touching the process or the folder. */
  cut(): void {
    this.watcher.kill('SIGKILL');
  }
}
