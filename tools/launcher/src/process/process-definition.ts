import type { BackgroundProcess } from './background-process.ts';
import type { LivenessProbe } from './liveness.ts';

/** How one process of the stack is started, checked and stopped. */
export interface ProcessDefinition {
  name: string;
  logFile: string;
  start(): BackgroundProcess;
  /** Returns whether the process is ready; called repeatedly until it returns true. */
  isReady(): Promise<boolean>;
  /** Checks whether the ready process responds. A process that does not for half a minute is killed and started again. */
  isAlive?: LivenessProbe;
  /** Whether the CPU priority of the process is lowered once it is ready, so that those that are being started are ready sooner. */
  yieldsWhenReady?: boolean;
  /** The longest pause before the process is started again after it has ended, in milliseconds. Default 30 s. */
  maxBackoffMs?: number;
  /** The signal that stops the process cleanly. Default SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** How long the process may take to stop, in milliseconds. Default 20 s. */
  stopTimeoutMs?: number;
  /** The signal that stops the process within 20 s; by default `stopSignal`. */
  interruptSignal?: NodeJS.Signals;
}

/**
 * The longest pause before a database server is started again, in milliseconds. Everything else waits for it, and it may end at each start
 * for a reason that passes, such as a full disk. A start that fails costs little.
 */
export const SERVER_MAX_BACKOFF_MS = 2_000;

/** A database server that listens on 127.0.0.1. */
export interface DatabaseServerDefinition extends ProcessDefinition {
  port: number;
  /** The URL of the server with the administrator's credentials. The URL of PostgreSQL does not name a database. */
  url: string;
}
