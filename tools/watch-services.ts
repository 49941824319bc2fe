import { join } from 'node:path';
import { type RolldownWatcherEvent, watch } from 'rolldown';
import { entriesOf } from './build-service.ts';
import { bundleOptions } from './bundle.ts';
import { root } from './config.ts';
import { since } from './steps.ts';
import { appOf, topology } from './topology.ts';

interface Watching {
  close(): Promise<void>;
}

interface Surroundings {
  restart(name: string): Promise<void>;
  say(line: string): void;
}

/**
 * Builds a service anew when a file it is made of changes, be it its own or a library's, and starts its processes again.
 * Resolves when every change from now on is seen.
 */
export async function watchServices(surroundings: Surroundings): Promise<Watching> {
  const apps = new Set(topology.map(({ entry }) => appOf(entry)));
  const say = withoutRepeating(surroundings.say);
  const watchers = await Promise.all([...apps].map((app) => watchService(app, { ...surroundings, say })));
  return { close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))) };
}

function watchService(app: string, { restart, say }: Surroundings): Promise<Watching> {
  const folder = join(root, app);
  const processes = topology.filter(({ entry }) => appOf(entry) === app).map(({ name }) => name);
  const watcher = watch(bundleOptions(folder, entriesOf(folder), new Map()));

  const startAgain = async (): Promise<void> => {
    const started = performance.now();
    try {
      await Promise.all(processes.map(restart));
      say(`✓ ${processes.join(' and ')} built and started again (${since(started)})`);
    } catch (error) {
      say(`✗ ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  return new Promise((resolve) => {
    let watching = false;
    let last = Promise.resolve();
    watcher.on('event', async (event: RolldownWatcherEvent) => {
      if (event.code === 'ERROR') say(`✗ ${event.error.message}`);
      if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result.close();
      // The stack was just started from what the first round builds; a change after that starts the processes again, one after the other.
      if (event.code === 'BUNDLE_END' && watching) last = last.then(startAgain);
      if (event.code !== 'END') return;
      watching = true;
      resolve(watcher);
    });
  });
}

/** A mistake in a library is found in every service that uses it, and once for every file that is saved meanwhile. */
function withoutRepeating(say: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) say(line);
    last = line;
  };
}
