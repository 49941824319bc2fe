import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type BuildOptions, type WatchOptions } from 'rolldown';
import { root } from './config.ts';
import { externals } from './externals.ts';

/** The parts of a workspace's package.json that matter for its build. */
export interface Manifest {
  name: string;
  version: string;
  build?: {
    /** Programs beside main.ts and worker.ts that the app starts itself, relative to src. */
    entries?: string[];
    /** Packages that the app only reads files of: no import tells the bundler that they are needed. */
    keep?: string[];
  };
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Where a workspace's build goes: `dist` at the same place. */
function outOf(folder: string): string {
  return join(root, 'dist', relative(root, folder));
}

/**
 * How a workspace's programs are bundled.
 * @param entries name of the built file (without .js) → source file
 * @param kept is filled with the packages that stay outside the bundle
 */
export function bundleOptions(
  folder: string,
  entries: Record<string, string>,
  kept: Map<string, string>,
  out = outOf(folder),
): BuildOptions & WatchOptions {
  return {
    input: entries,
    platform: 'node',
    tsconfig: false,
    // Nest finds out what to inject from the metadata of decorators.
    transform: {
      target: 'node24',
      decorator: { legacy: true, emitDecoratorMetadata: true },
      assumptions: { setPublicClassFields: true },
    },
    plugins: [externals(kept)],
    onLog: (level, log, report) => {
      // What a library does in its own files, nobody who builds this can mend.
      if (!log.id?.includes('node_modules')) report(level, log);
    },
    output: {
      dir: out,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
  };
}

/**
 * Bundles a workspace's programs with nearly all dependencies (a service then starts in a third of the time it takes to
 * read them from node_modules), and writes beside them a package.json with the few that cannot be bundled: Node and
 * `npm install` in that folder are a whole image.
 * @param folder the workspace, absolute
 * @param out where it goes; in `dist` unless told otherwise
 * @returns that folder
 */
export async function bundle(folder: string, entries: Record<string, string>, out = outOf(folder)): Promise<string> {
  const kept = new Map<string, string>();
  rmSync(out, { recursive: true, force: true });
  await build(bundleOptions(folder, entries, kept, out));
  const { name, version, build: { keep = [] } = {} } = readManifest(folder);
  for (const dependency of keep) kept.set(dependency, readManifest(join(root, 'node_modules', dependency)).version);
  const dependencies = Object.fromEntries([...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type: 'module', dependencies }, undefined, 2)}\n`,
  );
  return out;
}
