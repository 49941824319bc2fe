import type { RunningStack } from '../stack/start-stack.ts';
import { reportFailure } from './report-failure.ts';
import { ignoreOutputErrors, onShutdownSignal } from './shutdown-signals.ts';

/**
 * Starts a stack and keeps it running until SIGINT (Ctrl-C), SIGTERM or SIGHUP, then stops it (gracefully after SIGTERM). A signal during the start
 * aborts the start. A second signal ends the process without waiting. Sets the exit code to 1 when the start fails.
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

function waitForSignal(shutdown: AbortController): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    onShutdownSignal((signal) => {
      shutdown.abort();
      resolve(signal);
    });
  });
}
