/**
 * The default of SHUTDOWN_TIMEOUT_SECONDS: enough for an upload of 10 MB at half a megabit per second (160 s), followed by a response that waits for
 * the text of the uploaded file.
 */
export const DEFAULT_SHUTDOWN_TIMEOUT_SECONDS = 300;

/**
 * How long a process may need in addition to its delay and its timeout before its supervisor kills it, in seconds. In this time, the process ends its
 * jobs and disconnects from its databases.
 */
const SHUTDOWN_MARGIN_SECONDS = 40;

/** Returns how long a supervisor waits for the end of a process after SIGTERM, in seconds. The settings are the settings of this process. */
export const shutdownMaxSeconds = ({
  SHUTDOWN_DELAY_SECONDS,
  SHUTDOWN_TIMEOUT_SECONDS,
}: Readonly<Record<string, string | undefined>>): number =>
  Number(SHUTDOWN_DELAY_SECONDS || 0) +
  Number(SHUTDOWN_TIMEOUT_SECONDS || DEFAULT_SHUTDOWN_TIMEOUT_SECONDS) +
  SHUTDOWN_MARGIN_SECONDS;

/** How long an interrupted process (SIGINT) waits for open requests, in milliseconds. The wait is short, because a person is waiting. */
export const INTERRUPT_TIMEOUT_MS = 5_000;
