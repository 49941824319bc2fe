import './cli/end-with-npm.ts';
import { keepCompiledCode } from './process/compile-cache.ts';

/**
 * `npm start` builds the product if it is not up to date, and runs it in the foreground. This program stays in memory while the product runs, so it
 * imports little: work that needs much memory runs in child processes.
 */
const startedAt = performance.now();
keepCompiledCode();
const [{ collectGarbage }, { formatTimeSince }, { runStackInForeground }, { startStack }] = await Promise.all([
  import('@memory/service-kit/heap'),
  import('./cli/progress.ts'),
  import('./cli/run-stack-in-foreground.ts'),
  import('./stack/start-stack.ts'),
]);
await runStackInForeground(async (signal) => {
  const stack = await startStack({ signal });
  process.stdout.write(`Memory is ready: ${stack.url} (${formatTimeSince(startedAt)})\n`);
  await collectGarbage();
  return stack;
});
