import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/**
 * Starting a process reads and compiles far more than running it needs. V8 gives that back when memory runs short, which for a worker
 * that waits for jobs is never: some 20 MB of each would lie idle.
 */
export async function giveMemoryBack(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectGarbage;
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
