import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, readManifest } from './bundle.ts';

/** A service's programs: main.ts, worker.ts where there is one, and what its package.json names besides. Name → source file. */
export function entriesOf(app: string): Record<string, string> {
  const files = ['main.ts', 'worker.ts', ...(readManifest(app).build?.entries ?? [])].filter((file) =>
    existsSync(join(app, 'src', file)),
  );
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(app, 'src', file)]));
}

// As a program, `node ../../tools/build-service.ts [folder to build into]`, it builds the service in the current folder.
if (import.meta.main) await bundle(process.cwd(), entriesOf(process.cwd()), process.argv[2]);
