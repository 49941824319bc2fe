import { ConfigError } from './config.ts';
import type { Stack } from './stack.ts';
import { Refusal } from './steps.ts';

/**
 * Runs a stack in the foreground: until Ctrl-C or SIGTERM, which end it in good order, also while it is still starting.
 * A second Ctrl-C does not wait any longer. Sets the exit code.
 */
export async function untilAsked(start: (signal: AbortSignal) => Promise<Stack>): Promise<void> {
  const asked = new AbortController();
  const signalled = listen(asked);
  try {
    const stack = await start(asked.signal);
    await signalled;
    await stack.stop();
  } catch (error) {
    if (!asked.signal.aborted) return fail(error);
  }
  process.stdout.write('✓ Stopped\n');
}

function listen(asked: AbortController): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const onSignal = (): void => {
      const now = performance.now();
      // One Ctrl-C comes several times: from the terminal, from npm and from the bootstrap.
      if (first !== undefined && now - first < 1000) return;
      if (first !== undefined) process.exit(130);
      first = now;
      process.stdout.write('\n… Stopping (Ctrl-C again: at once)\n');
      asked.abort();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  });
}

/** Shows a failure (those made for people as their sentence, others with everything that helps to find the cause) and sets the exit code. */
export function fail(error: unknown): void {
  const isSentence = error instanceof Refusal || error instanceof ConfigError;
  const text = error instanceof Error ? ((isSentence ? error.message : error.stack) ?? error.message) : String(error);
  process.stderr.write(`\n✗ ${text}\n`);
  process.exitCode = 1;
}
