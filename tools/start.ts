import { formatTimeSince } from './cli/progress.ts';
import { runStackInForeground } from './cli/run-stack-in-foreground.ts';
import { startStack } from './stack/start-stack.ts';

/** `npm start` builds the product if it is not up to date, and runs it in the foreground. */
const startedAt = performance.now();
await runStackInForeground(async (signal) => {
  const stack = await startStack({ signal });
  process.stdout.write(`Memory is ready: ${stack.url} (${formatTimeSince(startedAt)})\n`);
  return stack;
});
