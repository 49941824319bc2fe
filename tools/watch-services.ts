import { join } from 'node:path';
import { watch } from 'rolldown';
import { entriesOf } from './build-service.ts';
import { bundleOptions } from './bundle.ts';
import { root } from './config.ts';
import { since } from './steps.ts';
import { appOf, topology } from './topology.ts';

/** Builds a service anew when a file it is made of changes, be it its own or a library's, and starts its processes again. */
export function watchServices(restart: (name: string) => Promise<void>, say: (line: string) => void): { close(): Promise<void> } {
  const apps = new Set(topology.map(({ entry }) => appOf(entry)));
  const watchers = [...apps].map((app) => watchService(app, restart, say));
  return { close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))) };
}

function watchService(app: string, restart: (name: string) => Promise<void>, say: (line: string) => void): { close(): Promise<void> } {
  const folder = join(root, app);
  const processes = topology.filter(({ entry }) => appOf(entry) === app).map(({ name }) => name);
  const watcher = watch(bundleOptions(folder, entriesOf(folder), new Map()));
  let first = true;
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') say(`✗ ${app}: ${event.error.message}`);
    if (event.code !== 'BUNDLE_END') return;
    await event.result.close();
    // The stack was started from this very source.
    if (first) return void (first = false);
    const started = performance.now();
    try {
      await Promise.all(processes.map(restart));
      say(`✓ ${processes.join(' and ')} started again (${since(started)})`);
    } catch (error) {
      say(`✗ ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return watcher;
}
