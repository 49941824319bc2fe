import type { BackgroundProcess } from './background-process.ts';

/** How one process of the stack is started, checked and stopped. */
export interface ProcessDefinition {
  name: string;
  logFile: string;
  start(): BackgroundProcess;
  /** Returns whether the process is ready; called repeatedly until it returns true. */
  isReady(): Promise<boolean>;
  /** The signal that stops the process cleanly. Default SIGTERM. */
  stopSignal?: NodeJS.Signals;
}

/** A database server that listens on 127.0.0.1. */
export interface DatabaseServerDefinition extends ProcessDefinition {
  port: number;
  /** The URL of the server with the administrator's credentials. The URL of PostgreSQL does not name a database. */
  url: string;
}
