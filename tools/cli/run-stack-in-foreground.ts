import type { RunningStack } from '../stack/start-stack.ts';
import { reportFailure } from './report-failure.ts';

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const EXIT_CODE_OF_SIGINT = 130;
/**
 * Signals within this time, in milliseconds, count as one. One Ctrl-C can reach this process up to three times: from the terminal, from npm
 * and from bootstrap.mjs.
 */
const SAME_SIGNAL_WITHIN_MS = 1000;

/**
 * Starts a stack and keeps it running until SIGINT (Ctrl-C), SIGTERM or SIGHUP, then stops it, after SIGTERM gracefully; a signal during the start aborts the start.
 * A second signal ends the process without waiting. Sets the exit code to 1 when the start fails.
 */
export async function runStackInForeground(start: (signal: AbortSignal) => Promise<RunningStack>): Promise<void> {
  ignoreOutputErrors();
  const shutdown = new AbortController();
  const shutdownRequested = waitForSignal(shutdown);
  try {
    const stack = await start(shutdown.signal);
    // SIGTERM comes from a supervisor (systemd, Docker). Ctrl-C and a closed terminal come from a person.
    await stack.stop((await shutdownRequested) === 'SIGTERM' ? 'graceful' : 'fast');
  } catch (error) {
    if (!shutdown.signal.aborted) return reportFailure(error);
  }
  process.stdout.write('✓ Stopped\n');
}

/** The output may be a file on a full disk, or a terminal that was closed. The product must go on running without it. */
function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

function waitForSignal(shutdown: AbortController): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstSignalAt: number | undefined;
    const onSignal = (signal: NodeJS.Signals): void => {
      const now = performance.now();
      if (firstSignalAt !== undefined) {
        if (now - firstSignalAt < SAME_SIGNAL_WITHIN_MS) return;
        process.exit(EXIT_CODE_OF_SIGINT);
      }
      firstSignalAt = now;
      process.stdout.write('\n… Stopping (Ctrl-C again: at once)\n');
      shutdown.abort();
      resolve(signal);
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
  });
}
