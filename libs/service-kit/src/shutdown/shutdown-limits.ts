/**
 * The default of SHUTDOWN_TIMEOUT_SECONDS: as long as an upload of 10 MB takes at half a megabit per second (160 s), and a response to it that
 * waits for its text.
 */
export const DEFAULT_SHUTDOWN_TIMEOUT_SECONDS = 300;

/**
 * How long a process may need in addition to its delay and its timeout, in seconds, before its supervisor kills it: to end its jobs and
 * disconnect from its databases.
 */
const SHUTDOWN_MARGIN_SECONDS = 40;

/** Returns how long a supervisor waits for the end of a process after SIGTERM, in seconds. The settings are those of the process. */
export const shutdownMaxSeconds = ({
  SHUTDOWN_DELAY_SECONDS,
  SHUTDOWN_TIMEOUT_SECONDS,
}: Readonly<Record<string, string | undefined>>): number =>
  Number(SHUTDOWN_DELAY_SECONDS || 0) +
  Number(SHUTDOWN_TIMEOUT_SECONDS || DEFAULT_SHUTDOWN_TIMEOUT_SECONDS) +
  SHUTDOWN_MARGIN_SECONDS;

/** How long a process that was interrupted (SIGINT) waits for open requests, in milliseconds. A person is waiting for its end. */
export const INTERRUPT_TIMEOUT_MS = 5_000;
