import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './config.ts';
import { externals } from './externals.ts';

/** The parts of a workspace's package.json that matter for its build. */
export interface Manifest {
  name: string;
  version: string;
  build?: {
    /** Programs beside main.ts and worker.ts that the app starts itself, relative to src. */
    entries?: string[];
  };
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Bundles a workspace's programs with nearly all dependencies into `dist` at the same place (a service then starts in a
 * third of the time it takes to read them from node_modules), and writes beside them a package.json with the few that
 * cannot be bundled: Node and `npm install` in that folder are a whole image.
 * @param folder the workspace, absolute
 * @param entries name of the built file (without .js) → source file
 * @returns the folder in `dist`
 */
export async function bundle(folder: string, entries: Record<string, string>): Promise<string> {
  const out = join(root, 'dist', relative(root, folder));
  const kept = new Map<string, string>();
  const build = await rolldown({
    input: entries,
    platform: 'node',
    tsconfig: false,
    // Nest finds out what to inject from the metadata of decorators.
    transform: { target: 'node24', decorator: { legacy: true, emitDecoratorMetadata: true }, assumptions: { setPublicClassFields: true } },
    plugins: [externals(kept)],
    onLog: (level, log, report) => {
      // What a library does in its own files, nobody who builds this can mend.
      if (!log.id?.includes('node_modules')) report(level, log);
    },
  });
  rmSync(out, { recursive: true, force: true });
  await build.write({ dir: out, format: 'esm', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' });
  await build.close();
  const { name, version } = readManifest(folder);
  const dependencies = Object.fromEntries([...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ name, version, private: true, type: 'module', dependencies }, undefined, 2)}\n`);
  return out;
}
