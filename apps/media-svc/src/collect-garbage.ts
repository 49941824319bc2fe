import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/**
 * Runs a full garbage collection after start-up, which saves about 20 MB per worker. V8 itself frees the memory of start-up code only under
 * memory pressure, which an idle worker never has.
 */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectGarbage;
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
