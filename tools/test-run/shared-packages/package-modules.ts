import { createRequire } from 'node:module';
import { types } from 'node:util';
import { type Context, SyntheticModule } from 'node:vm';

const require = createRequire(import.meta.url);

interface LoadedPackage {
  exportNames: string[];
  valueOf(exportName: string): unknown;
}

/** The loaded files of packages by path. Jest's worker processes keep this map from one test file to the next. */
const loadedPackages = new Map<string, LoadedPackage>();
const asynchronousFiles = new Set<string>();

/**
 * Loads a file of a package outside of the realms of the test files, unless it is loaded already.
 * @returns whether the file could be loaded: one that waits for a promise at its top level cannot
 */
export function loadPackageFile(file: string): boolean {
  if (loadedPackages.has(file)) return true;
  if (asynchronousFiles.has(file)) return false;
  try {
    loadedPackages.set(file, describeExports(require(file)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_REQUIRE_ASYNC_MODULE') throw error;
    asynchronousFiles.add(file);
    return false;
  }
}

function describeExports(exports: unknown): LoadedPackage {
  const record = (isRecord(exports) ? exports : {}) as Record<string, unknown>;
  const names = Object.keys(record).filter((name) => name !== '__esModule');
  if (types.isModuleNamespaceObject(exports)) return { exportNames: names, valueOf: (name) => record[name] };
  // The default export of a CommonJS module is all that it exports.
  const wholeModule = new Set(['default', 'module.exports']);
  return {
    exportNames: [...new Set([...names, ...wholeModule])],
    valueOf: (name) => (wholeModule.has(name) ? exports : record[name]),
  };
}

const isRecord = (value: unknown): boolean =>
  value !== null && (typeof value === 'object' || typeof value === 'function');

/** Creates a module that a test file's realm can import, with the exports of a loaded file. */
export function createPackageModule(file: string, context: Context): SyntheticModule {
  const { exportNames, valueOf } = loadedPackages.get(file)!;
  return new SyntheticModule(
    exportNames,
    function setExports() {
      for (const name of exportNames) this.setExport(name, valueOf(name));
    },
    { context, identifier: file },
  );
}
