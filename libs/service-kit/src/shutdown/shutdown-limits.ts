/**
 * The default of SHUTDOWN_TIMEOUT_SECONDS: as long as an upload of 10 MB takes at half a megabit per second (160 s), and a response to it that
 * waits for its text.
 */
export const DEFAULT_SHUTDOWN_TIMEOUT_SECONDS = 300;

/** How long a process that was interrupted (SIGINT) waits for open requests, in milliseconds. A person is waiting for its end. */
export const INTERRUPT_TIMEOUT_MS = 5_000;
