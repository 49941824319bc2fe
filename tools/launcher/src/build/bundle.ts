import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type BuildOptions, type WatchOptions } from 'rolldown';
import { repositoryRoot } from '../config.ts';
import { copyFoldersPlugin } from './copy-folders.ts';
import { externalPackagesPlugin } from './externals.ts';
import { prismaEngineFilePlugin } from './prisma-engine-file.ts';

/** The parts of a workspace's package.json that a build needs. */
export interface WorkspaceManifest {
  name: string;
  version: string;
  build?: {
    /** Entry files besides main.ts and worker.ts that the app starts as separate processes, relative to `src`. */
    entries?: string[];
    /** Packages of which the app only reads files. They must be listed, because the bundler finds only packages that are imported. */
    keep?: string[];
    /** Folders of the workspace that the programs read files from. The build copies them to the output folder. */
    copy?: string[];
  };
}

export function readWorkspaceManifest(folder: string): WorkspaceManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as WorkspaceManifest;
}

/** Returns the output folder of a workspace's build: `dist` followed by the path of the workspace in the repository. */
function outputFolder(folder: string): string {
  return join(repositoryRoot, 'dist', relative(repositoryRoot, folder));
}

/**
 * Returns the options with which rolldown bundles a workspace's programs.
 * @param entries the source file of each program, by the name of the built file without extension
 * @param externalVersions receives the packages that are not bundled (name → version)
 */
export function rolldownOptions(
  folder: string,
  entries: Record<string, string>,
  externalVersions: Map<string, string>,
  output = outputFolder(folder),
): BuildOptions & WatchOptions {
  return {
    input: entries,
    platform: 'node',
    tsconfig: false,
    // The bundle needs decorator metadata, because Nest reads the types of constructor parameters from it.
    transform: {
      target: 'node24',
      decorator: { legacy: true, emitDecoratorMetadata: true },
      assumptions: { setPublicClassFields: true },
    },
    plugins: [
      prismaEngineFilePlugin(),
      externalPackagesPlugin(externalVersions),
      copyFoldersPlugin(folder, readWorkspaceManifest(folder).build?.copy ?? []),
    ],
    onLog: (level, log, report) => {
      // Warnings about installed packages are ignored, because this project cannot fix them.
      if (!log.id?.includes('node_modules')) report(level, log);
    },
    output: {
      dir: output,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
  };
}

/**
 * Bundles a workspace's programs with nearly all of their dependencies, so that a service starts three times as fast as from node_modules.
 * Writes a package.json with the packages that cannot be bundled, so that a container image needs only Node, this folder and `npm install`.
 * @param folder the workspace's absolute path
 * @param entries the source file of each program, by the name of the built file without extension
 * @returns the output folder
 */
export async function bundleWorkspace(
  folder: string,
  entries: Record<string, string>,
  output = outputFolder(folder),
): Promise<string> {
  const externalVersions = new Map<string, string>();
  rmSync(output, { recursive: true, force: true });
  await build(rolldownOptions(folder, entries, externalVersions, output));
  const { name, version, build: { keep = [] } = {} } = readWorkspaceManifest(folder);
  for (const dependency of keep)
    externalVersions.set(dependency, readWorkspaceManifest(join(repositoryRoot, 'node_modules', dependency)).version);
  const dependencies = Object.fromEntries([...externalVersions].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const manifest = { name, version, private: true, type: 'module', dependencies };
  writeFileSync(join(output, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return output;
}
