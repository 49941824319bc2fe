import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'rolldown';

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
 * Whether a package reads files beside its own code (models, web pages, WebAssembly). Such packages are not bundled, because the bundle
 * would not contain the files.
 */
const readsOwnFiles = (name: string): boolean =>
  name.startsWith('@gutenye/') ||
  name.startsWith('@bull-board/') ||
  name === '@prisma/schema-engine-wasm' ||
  name === 'subset-font';

/**
 * Whether a package contains a library under the LGPL. Such packages are not bundled, because an operator must be able to replace the
 * library with another build of it.
 */
const mustBeReplaceable = (name: string): boolean => name === 'heic-decode';

/**
 * A rolldown plugin that excludes the packages that cannot be bundled. An import that cannot be resolved is left unchanged, because
 * libraries try to import optional dependencies.
 * @param externalVersions receives the excluded packages (name → installed version)
 */
export function externalPackagesPlugin(externalVersions: Map<string, string>): Plugin {
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
