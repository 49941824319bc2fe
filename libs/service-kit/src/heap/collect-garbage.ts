import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/**
 * Runs a full garbage collection and returns free memory to the operating system. A collection takes about 100 ms, so it must only run while the
 * process has nothing else to do.
 */
export async function collectGarbage(): Promise<void> {
  // The collection also discards compiled code that has run once. The code is therefore first written to Node's cache, for the next start.
  flushCompileCache();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectGarbage;
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
