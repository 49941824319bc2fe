import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWorkspace, readWorkspaceManifest } from './bundle.ts';

/**
 * Returns the entry files of a service: main.ts, worker.ts if it exists, and the files that its package.json lists in `build.entries`.
 * @param app the service's folder
 * @returns the path of each entry file, by its name without extension
 */
export function serviceEntryFiles(app: string): Record<string, string> {
  const files = ['main.ts', 'worker.ts', ...(readWorkspaceManifest(app).build?.entries ?? [])].filter((file) =>
    existsSync(join(app, 'src', file)),
  );
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(app, 'src', file)]));
}

// Run as a program, `node ../../tools/launcher/src/build/build-service.ts [output folder]` builds the service in the current folder.
if (import.meta.main) await bundleWorkspace(process.cwd(), serviceEntryFiles(process.cwd()), process.argv[2]);
