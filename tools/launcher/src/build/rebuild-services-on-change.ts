import { join } from 'node:path';
import { type RolldownWatcherEvent, watch } from 'rolldown';
import { formatTimeSince } from '../cli/progress.ts';
import { repositoryRoot } from '../config.ts';
import { appFolderOfEntryFile, topology } from '../topology.ts';
import { serviceEntryFiles } from './build-service.ts';
import { rolldownOptions } from './bundle.ts';

interface ServiceWatcher {
  close(): Promise<void>;
}

interface WatchOptions {
  /** Restarts the process with this name in topology.ts. */
  restart(processName: string): Promise<void>;
  print(line: string): void;
}

/**
 * Rebuilds a service and restarts its processes when a source file of the service, or of a library that it uses, changes.
 * Resolves when all services are being watched.
 */
export async function rebuildServicesOnChange(options: WatchOptions): Promise<ServiceWatcher> {
  const apps = new Set(topology.map(({ entry }) => appFolderOfEntryFile(entry)));
  const print = withoutRepetitions(options.print);
  const watchers = await Promise.all([...apps].map((app) => watchService(app, { ...options, print })));
  return { close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))) };
}

function watchService(app: string, { restart, print }: WatchOptions): Promise<ServiceWatcher> {
  const folder = join(repositoryRoot, app);
  const processNames = topology.filter(({ entry }) => appFolderOfEntryFile(entry) === app).map(({ name }) => name);
  const watcher = watch(rolldownOptions(folder, serviceEntryFiles(folder), new Map()));

  const restartProcesses = async (): Promise<void> => {
    const startedAt = performance.now();
    try {
      await Promise.all(processNames.map(restart));
      print(`✓ ${processNames.join(' and ')} built and started again (${formatTimeSince(startedAt)})`);
    } catch (error) {
      print(`✗ ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  return new Promise((resolve) => {
    let isInitialBuildDone = false;
    let restarting = Promise.resolve();
    watcher.on('event', async (event: RolldownWatcherEvent) => {
      if (event.code === 'ERROR') print(`✗ ${event.error.message}`);
      if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result.close();
      // The processes already run the result of the first build. Each later build restarts the processes, one after the other.
      if (event.code === 'BUNDLE_END' && isInitialBuildDone) restarting = restarting.then(restartProcesses);
      if (event.code !== 'END') return;
      isInitialBuildDone = true;
      resolve(watcher);
    });
  });
}

/**
 * Returns a function that prints a line only if it differs from the previous line. An error in a library would otherwise be printed for every service
 * that uses the library and for every saved file.
 */
function withoutRepetitions(print: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) print(line);
    last = line;
  };
}
