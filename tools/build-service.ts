import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, readManifest } from './bundle.ts';

/**
 * Builds the service in a folder: main.ts, worker.ts where there is one, and what its package.json names besides.
 * As a program, `node ../../tools/build-service.ts`, it builds the one in the current folder.
 */
export async function buildService(app: string): Promise<void> {
  const files = ['main.ts', 'worker.ts', ...(readManifest(app).build?.entries ?? [])].filter((file) => existsSync(join(app, 'src', file)));
  await bundle(app, Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(app, 'src', file)])));
}

if (import.meta.main) await buildService(process.cwd());
