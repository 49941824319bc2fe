const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const EXIT_CODE_OF_SIGINT = 130;
/**
 * Signals within this time, in milliseconds, count as one. One Ctrl-C can reach this process up to three times: from the terminal, from npm
 * and from bootstrap.mjs.
 */
const SAME_SIGNAL_WITHIN_MS = 1000;

/**
 * Calls `onSignal` at the first SIGINT (Ctrl-C), SIGTERM or SIGHUP, which then no longer ends the process. A second signal ends the process without
 * waiting.
 * @returns a function that restores the usual effect of the signals
 */
export function onShutdownSignal(onSignal: (signal: NodeJS.Signals) => void): () => void {
  let firstSignalAt: number | undefined;
  const handle = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (firstSignalAt !== undefined) {
      if (now - firstSignalAt < SAME_SIGNAL_WITHIN_MS) return;
      process.exit(EXIT_CODE_OF_SIGINT);
    }
    firstSignalAt = now;
    ignoreOutputErrors();
    process.stdout.write('\n… Stopping (Ctrl-C again: at once)\n');
    onSignal(signal);
  };
  for (const name of SIGNALS) process.on(name, handle);
  return () => SIGNALS.forEach((name) => process.off(name, handle));
}

/** Lets Ctrl-C end the work instead of the process, so that the work can clean up. The caller must call `end` after the work. */
export function abortOnSignals(): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, end: onShutdownSignal(() => controller.abort()) };
}

/** Ignores output errors: the output may be a file on a full disk, or a closed terminal. The program must continue without its output. */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
