import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'rolldown';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** Each of these three is how a package says that it carries or builds compiled code. */
  binary?: unknown;
  gypfile?: unknown;
  napi?: unknown;
}

/** They read files beside their own code (models, pages, WebAssembly), which a bundle would leave behind. */
const readsOwnFiles = (name: string): boolean =>
  name.startsWith('@gutenye/') ||
  name.startsWith('@bull-board/') ||
  name === '@prisma/schema-engine-wasm' ||
  name === 'subset-font';

/** Carries an LGPL library: whoever runs the product can put another build of that in its place. */
const staysReplaceable = (name: string): boolean => name === 'heic-decode';

/**
 * A rolldown plugin that leaves out of the bundle what cannot be in it, and notes the packages in `kept` (name →
 * installed version). An import that cannot be resolved is left as it is: libraries try their optional parts that way.
 */
export function externals(kept: Map<string, string>): Plugin {
  return {
    name: 'externals',
    resolveId: {
      order: 'pre',
      async handler(id, importer, { kind }) {
        if (!importer || isBuiltin(id) || isPath(id)) return undefined;
        const resolved = await this.resolve(id, importer, { kind, skipSelf: true });
        if (!resolved) return { id, external: true };
        const manifest = manifestOf(resolved.id);
        if (!manifest || (!isNative(manifest) && !readsOwnFiles(manifest.name) && !staysReplaceable(manifest.name)))
          return resolved;
        kept.set(manifest.name, manifest.version);
        return { id, external: true };
      },
    },
  };
}

function isPath(id: string): boolean {
  return id.startsWith('.') || id.startsWith(sep) || id.startsWith('\0') || id.startsWith('#');
}

function isNative(manifest: Manifest): boolean {
  if (manifest.binary || manifest.gypfile || manifest.napi) return true;
  // sharp and others bring one optional package a platform: @img/sharp-linux-x64.
  return Object.keys(manifest.optionalDependencies ?? {}).some((name) => /-linux-(x64|arm64)/.test(name));
}

/** The package a resolved file belongs to; undefined for our own source. */
function manifestOf(file: string): Manifest | undefined {
  if (!file.includes(`${sep}node_modules${sep}`)) return undefined;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (!existsSync(path)) continue;
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<Manifest>;
    // A package.json without a name only says which module format a folder has.
    if (manifest.name && manifest.version) return manifest as Manifest;
  }
  return undefined;
}
