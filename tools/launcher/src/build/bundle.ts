import { readFileSync, rmSync, writeFileSync, readdirSync, existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, dirname, sep, basename } from 'node:path';
import { build, type BuildOptions, type WatchOptions, type Plugin } from 'rolldown';
import { repositoryRoot } from '../config.ts';

/** The parts of a workspace's package.json that a build needs. */
export interface WorkspaceManifest {
  name: string;
  version: string;
  build?: {
    /** Entry files besides main.ts and worker.ts that the app starts as separate processes, relative to `src`. */
    entries?: string[];
    /** Packages from which the app only reads files. They must be listed, because the bundler finds only packages that are imported. */
    keep?: string[];
    /** Folders of the workspace from which the programs read files. The build copies these folders to the output folder. */
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
 * Bundles a workspace's programs with nearly all of their dependencies, so that a service starts three times as fast as from node_modules. Writes a
 * package.json that lists the packages that cannot be bundled, so that a container image needs only Node, this folder and `npm install`.
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

/**
 * A rolldown plugin that copies folders of a workspace to the output folder, with the same paths relative to the workspace or to its `src`. In watch
 * mode, a changed file is copied again.
 * @param workspace the workspace's absolute path
 * @param folders the folders, relative to the workspace
 */
function copyFoldersPlugin(workspace: string, folders: readonly string[]): Plugin {
  return {
    name: 'copy-folders',
    buildStart() {
      for (const folder of folders) {
        for (const entry of readdirSync(join(workspace, folder), { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const path = join(entry.parentPath, entry.name);
          this.addWatchFile(path);
          this.emitFile({
            type: 'asset',
            fileName: path
              .slice(workspace.length + 1)
              .replaceAll('\\', '/')
              .replace(/^src\//, ''),
            source: readFileSync(path),
          });
        }
      }
    },
  };
}

interface PackageManifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** Fields of a package.json that only packages with native code have. */
  binary?: unknown;
  gypfile?: unknown;
  napi?: unknown;
}

/**
 * Whether a package reads files beside its own code (models, web pages, WebAssembly). Such a package is not bundled, because the bundle would not
 * contain these files.
 */
const readsOwnFiles = (name: string): boolean =>
  name.startsWith('@gutenye/') ||
  name.startsWith('@bull-board/') ||
  name === '@prisma/schema-engine-wasm' ||
  name === 'subset-font';

/**
 * Whether a package contains a library under the LGPL. Such a package is not bundled, because an operator must be able to replace the library with
 * another build.
 */
const mustBeReplaceable = (name: string): boolean => name === 'heic-decode';

/**
 * A rolldown plugin that excludes the packages that cannot be bundled. An import that cannot be resolved is left unchanged, because libraries try to
 * import optional dependencies.
 * @param externalVersions receives the excluded packages (name → installed version)
 */
function externalPackagesPlugin(externalVersions: Map<string, string>): Plugin {
  return {
    name: 'externals',
    resolveId: {
      order: 'pre',
      async handler(id, importer, { kind }) {
        if (!importer || isBuiltin(id) || isPath(id)) return undefined;
        const resolved = await this.resolve(id, importer, { kind, skipSelf: true });
        if (!resolved) return { id, external: true };
        const manifest = findPackageManifest(resolved.id);
        if (!manifest || (!isNative(manifest) && !readsOwnFiles(manifest.name) && !mustBeReplaceable(manifest.name)))
          return resolved;
        externalVersions.set(manifest.name, manifest.version);
        return { id, external: true };
      },
    },
  };
}

function isPath(id: string): boolean {
  return id.startsWith('.') || id.startsWith(sep) || id.startsWith('\0') || id.startsWith('#');
}

function isNative(manifest: PackageManifest): boolean {
  if (manifest.binary || manifest.gypfile || manifest.napi) return true;
  // Packages such as sharp have one optional package per platform: @img/sharp-linux-x64.
  return Object.keys(manifest.optionalDependencies ?? {}).some((name) => /-linux-(x64|arm64)/.test(name));
}

/** Returns the package.json of the package that a file belongs to; undefined for this project's own source. */
function findPackageManifest(file: string): PackageManifest | undefined {
  if (!file.includes(`${sep}node_modules${sep}`)) return undefined;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (!existsSync(path)) continue;
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<PackageManifest>;
    // A package.json without a name only sets the module format of a folder, so the search continues in the parent folder.
    if (manifest.name && manifest.version) return manifest as PackageManifest;
  }
  return undefined;
}

/** Matches the modules of @prisma/client that contain a query compiler (WebAssembly) as a text in base64. */
const ENGINE_MODULE = /[\\/]@prisma[\\/]client[\\/]runtime[\\/]query_compiler_\w+\.postgresql\.wasm-base64\.m?js$/;

/**
 * A rolldown plugin that writes Prisma's query compiler to a separate file, which the bundle reads when needed. As a text in the bundle, the query
 * compiler stayed in memory three times (as source code, as a string and in Node's cache of compiled code): 14 MB in each process.
 */
const prismaEngineFilePlugin = (): Plugin => ({
  name: 'prisma-engine-file',
  load: {
    filter: { id: ENGINE_MODULE },
    handler(id) {
      const base64 = /"([\w+/=]{1000,})"/.exec(readFileSync(id, 'utf8'))?.[1];
      if (base64 === undefined) throw new Error(`${id} contains no WebAssembly in base64`);
      const name = basename(id).replace(/\.wasm-base64\.m?js$/, '.wasm');
      this.emitFile({ type: 'asset', fileName: `chunks/${name}`, source: Buffer.from(base64, 'base64') });
      // The generated client decodes the exported value with `Buffer.from(wasm, 'base64')`, which copies a buffer as it is.
      return `import { readFileSync } from 'node:fs';
export const wasm = readFileSync(new URL(${JSON.stringify(`./${name}`)}, import.meta.url));`;
    },
  },
});
