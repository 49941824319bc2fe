import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { type BackgroundProcess, readLastLines } from './background-process.ts';
import { DEFAULT_LIVENESS_LIMITS, type LivenessLimits, waitUntilHung, type LivenessProbe } from './liveness.ts';

/** How one process of the stack is started, checked and stopped. */
export interface ProcessDefinition {
  name: string;
  logFile: string;
  start(): BackgroundProcess;
  /** Returns whether the process is ready; called repeatedly until it returns true. */
  isReady(): Promise<boolean>;
  /** Checks whether the ready process responds. A process that does not respond for half a minute is killed and started again. */
  isAlive?: LivenessProbe;
  /** Whether to lower the CPU priority of the process once it is ready, so that processes that are still starting become ready sooner. */
  yieldsWhenReady?: boolean;
  /** The maximum pause between the end of the process and its restart, in milliseconds. Default 30 s. */
  maxBackoffMs?: number;
  /** The signal that stops the process cleanly. Default SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** How long the process may take to stop, in milliseconds. Default 20 s. */
  stopTimeoutMs?: number;
  /** The signal that makes the process stop within 20 s. Default: `stopSignal`. */
  interruptSignal?: NodeJS.Signals;
}

/**
 * The maximum pause before a database server is restarted, in milliseconds. All other processes wait for the server. The cause of a failed start may
 * pass, such as a full disk, and a failed start costs little.
 */
export const SERVER_MAX_BACKOFF_MS = 2_000;

/** A database server that listens on 127.0.0.1. */
export interface DatabaseServerDefinition extends ProcessDefinition {
  port: number;
  /** The URL of the server with the administrator's credentials. The URL of PostgreSQL does not name a database. */
  url: string;
}

/**
 * How long a process may take until it is ready, in milliseconds. The time is long, because PostgreSQL replays its write-ahead log after a
 * crash, and language-svc loads a dictionary at its first start.
 */
const READY_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const READY_POLL_MS = 25;
/** How a process exits when it was asked to, for example by an administrator's SIGTERM. */
const CLEAN_EXIT = 'exit code 0';
/** The delay before the second restart, in milliseconds. The first restart happens at once, so that users wait as little as possible. */
const MIN_BACKOFF_MS = 500;
const DEFAULT_MAX_BACKOFF_MS = 30_000;
/** After this running time, in milliseconds, a process counts as stable: when it exits later, it is restarted at once. */
const STABLE_AFTER_MS = 60_000;

/** Keeps one process running: restarts it with exponential backoff when it exits unexpectedly, and kills it when it hangs. */
export class SupervisedProcess {
  private readonly definition: ProcessDefinition;
  private readonly print: (line: string) => void;
  private readonly livenessLimits: LivenessLimits;
  private current: BackgroundProcess | undefined;
  private lastReady: BackgroundProcess | undefined;
  private stopping = new AbortController();

  constructor(
    definition: ProcessDefinition,
    print: (line: string) => void,
    livenessLimits: LivenessLimits = DEFAULT_LIVENESS_LIMITS,
  ) {
    this.definition = definition;
    this.print = print;
    this.livenessLimits = livenessLimits;
  }

  /**
   * Resolves when the process is ready.
   * @param signal aborting it stops the process while it is starting
   * @throws UserFacingError with the last lines of the log when the process exits or does not become ready in time
   * @throws the reason of the abort
   */
  async start(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.stopping = new AbortController();
    const started = this.launch();
    await this.waitUntilReady(started, signal);
    void this.restartOnExit(started);
    void this.killWhenHung(started);
  }

  /** Stops the process. A stopped process is not restarted. */
  async stop(signal = this.definition.stopSignal): Promise<void> {
    this.stopping.abort();
    await this.current?.stop(signal, this.definition.stopTimeoutMs ?? STOP_TIMEOUT_MS);
  }

  /** Stops the process within 20 s, because a person is waiting. */
  async interrupt(): Promise<void> {
    this.stopping.abort();
    await this.current?.stop(this.definition.interruptSignal ?? this.definition.stopSignal, STOP_TIMEOUT_MS);
  }

  private launch(): BackgroundProcess {
    this.current = this.definition.start();
    return this.current;
  }

  private async waitUntilReady(started: BackgroundProcess, signal?: AbortSignal): Promise<void> {
    const deadline = performance.now() + READY_TIMEOUT_MS;
    while (!(await this.definition.isReady())) {
      if (signal?.aborted) await this.interrupt();
      signal?.throwIfAborted();
      const { name, logFile } = this.definition;
      const reason = this.failureReason(started, deadline);
      if (reason)
        throw new UserFacingError(
          `${name} did not start: ${reason}. The end of its log (${logFile}):\n${readLastLines(logFile)}`,
        );
      await delay(READY_POLL_MS);
    }
    this.lastReady = started;
    if (this.definition.yieldsWhenReady) void lowerPriority(started.pid);
  }

  private failureReason(started: BackgroundProcess, deadline: number): string | undefined {
    if (this.stopping.signal.aborted) return 'the stack is being stopped';
    if (!started.isRunning()) return 'it ended';
    return performance.now() > deadline ? 'it does not answer' : undefined;
  }

  private async restartOnExit(first: BackgroundProcess): Promise<void> {
    let running = first;
    let backoffMs = 0;
    for (;;) {
      const startedAt = performance.now();
      const reason = await running.exited;
      if (this.stopping.signal.aborted) return;
      const isStable = performance.now() - startedAt > STABLE_AFTER_MS;
      if (isStable) backoffMs = 0;
      else if (reason === CLEAN_EXIT && running === this.lastReady) backoffMs = Math.min(backoffMs, MIN_BACKOFF_MS);
      const { name, logFile, maxBackoffMs = DEFAULT_MAX_BACKOFF_MS } = this.definition;
      const when = backoffMs === 0 ? 'at once' : `in ${backoffMs / 1000} s`;
      this.print(`! ${name} ended (${reason}); starting it again ${when}. Its log: ${logFile}`);
      let restarted: BackgroundProcess | undefined;
      while (!restarted) {
        if (!(await this.delayUnlessStopped(backoffMs))) return;
        backoffMs = Math.min(Math.max(backoffMs * 2, MIN_BACKOFF_MS), maxBackoffMs);
        restarted = this.tryToLaunch();
      }
      running = restarted;
      void this.reportRecovery(running);
    }
  }

  /** Starts the process. Returns undefined when it cannot be started at the moment, for example because the disk is full. */
  private tryToLaunch(): BackgroundProcess | undefined {
    try {
      return this.launch();
    } catch (error) {
      this.print(`! ${this.definition.name} could not be started: ${(error as Error).message}`);
      return undefined;
    }
  }

  private async reportRecovery(restarted: BackgroundProcess): Promise<void> {
    try {
      await this.waitUntilReady(restarted);
      this.print(`✓ ${this.definition.name} is back`);
      void this.killWhenHung(restarted);
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      // The restarted process is not ready. If it has exited, restartOnExit() restarts it. If it hangs, it is killed here, and its exit leads to a
      // restart.
      if (restarted.isRunning() && !this.stopping.signal.aborted) await restarted.stop('SIGKILL');
    }
  }

  /** Kills the process when it hangs. Its exit then leads to a restart. */
  private async killWhenHung(running: BackgroundProcess): Promise<void> {
    const { name, isAlive } = this.definition;
    if (!isAlive) return;
    const exit = new AbortController();
    void running.exited.then(() => exit.abort());
    const signal = AbortSignal.any([exit.signal, this.stopping.signal]);
    if (!(await waitUntilHung(isAlive, this.livenessLimits, signal))) return;
    this.print(`! ${name} does not respond; it is killed`);
    await running.stop('SIGKILL');
  }

  /**
   * Waits before a restart.
   * @returns false when the process was stopped during the delay
   */
  private async delayUnlessStopped(ms: number): Promise<boolean> {
    try {
      await delay(ms, undefined, { signal: this.stopping.signal });
      return true;
    } catch {
      return false;
    }
  }
}

/** With this niceness, a process gets a third of the processor time of a process with the default niceness when both compete for a processor. */
const NICENESS = 5;
/** Linux lets an unprivileged user change the niceness of one session per tenth of a second, and rejects further changes with EAGAIN. */
const ATTEMPTS = 10;
const PAUSE_MS = 150;

/**
 * Lowers the CPU priority of a process and its children. Linux with autogroups distributes processor time between sessions, and nice values count
 * only within a session (https://man7.org/linux/man-pages/man7/sched.7.html). Each process of the stack has its own session. A failure is ignored: a
 * running process is more important than its priority.
 */
async function lowerPriority(pid: number): Promise<void> {
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
