import { untilAsked } from './foreground.ts';
import { startStack } from './stack.ts';
import { since } from './steps.ts';

/** `npm start`: the whole product in the foreground. */
const started = performance.now();
await untilAsked(async (signal) => {
  const stack = await startStack({ signal });
  process.stdout.write(`Memory is ready: ${stack.url} (${since(started)})\n`);
  return stack;
});
