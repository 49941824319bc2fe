import { isBuiltin } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Context, Module } from 'node:vm';
import Runtime from 'jest-runtime';
import { protectProperties } from 'jest-util';
import { recognizeInstancesOfOtherRealms } from './instanceof-across-realms.ts';
import { createPackageModule, loadPackageFile } from './package-modules.ts';

type ModuleRegistry = Map<string, Module | Promise<Module>>;

/** The members of Jest's loader of ES modules that this file uses or replaces. They are not public: Jest's version is pinned. */
interface EsmLoader {
  getContext(): Context;
  tryCommitSynthetic(cacheKey: string, registry: ModuleRegistry, graph: unknown, build: () => Module): boolean;
  resolveSpecifierForSyncGraph(from: string, specifier: string, ...rest: GraphArguments): unknown;
  loadEsmModule(file: string, suffix?: string): Promise<Module>;
  loadCjsAsEsm(from: string, file: string, suffix: string, context: Context): Module | Promise<Module>;
}
type GraphArguments = [context: Context, graph: unknown, registry: ModuleRegistry, ...rest: unknown[]];

recognizeInstancesOfOtherRealms(globalThis as Record<string, unknown>);

/**
 * Jest's runtime, except that the packages that our code imports are loaded once per worker process instead of once per test file: compiling
 * and executing NestJS, Prisma and the others took about one CPU second for each file of a service's tests. Our own modules, whose state
 * tests depend on, are still loaded for each file.
 *
 * Not shared are the packages of specs with a DOM, because packages for browsers bind to the `document` they find, and those of specs with
 * the comment `@jest-environment-options {"sharedPackages": false}`, which need the packages in their own realm.
 */
export default class PackageSharingRuntime extends Runtime {
  constructor(...parameters: ConstructorParameters<typeof Runtime>) {
    super(...parameters);
    const global = parameters[1].global as Record<string, unknown>;
    if ('document' in global || global['sharedPackages'] === false) return;
    // `reflect-metadata` adds its functions to the `Reflect` of the realm it is loaded in, and decorators in tests call them. The object is
    // protected from Jest, which empties the globals of a finished test file.
    protectProperties(Reflect, [], 0);
    global['Reflect'] = Reflect;
    recognizeInstancesOfOtherRealms(global);
    this.sharePackages(this['esmLoader'] as EsmLoader);
  }

  private sharePackages(loader: EsmLoader): void {
    const { resolveSpecifierForSyncGraph, loadEsmModule, loadCjsAsEsm } = loader;
    // Static imports
    loader.resolveSpecifierForSyncGraph = (from, specifier, context, graph, registry, ...rest) => {
      const file = this.findPackageFile(from, specifier);
      if (file) {
        const cacheKey = pathToFileURL(file).href;
        const build = () => createPackageModule(file, context);
        if (loader.tryCommitSynthetic(cacheKey, registry, graph, build))
          return { cacheKey, enqueue: null, modulePath: file };
      }
      return resolveSpecifierForSyncGraph.call(loader, from, specifier, context, graph, registry, ...rest);
    };
    // Dynamic imports
    loader.loadEsmModule = async (file, suffix = '') =>
      suffix === '' && isLoadablePackageFile(file)
        ? this.registerPackageModule(file, loader)
        : loadEsmModule.call(loader, file, suffix);
    loader.loadCjsAsEsm = (from, file, suffix, context) =>
      suffix === '' && isLoadablePackageFile(file)
        ? this.registerPackageModule(file, loader)
        : loadCjsAsEsm.call(loader, from, file, suffix, context);
  }

  private findPackageFile(from: string, specifier: string): string | undefined {
    // Own packages, which start with `@memory/`, relative paths, `data:` URLs and Jest's own module
    if (/^(\.|\/|#|data:|file:|@memory\/|@jest\/globals)/.test(specifier) || isBuiltin(specifier)) return undefined;
    const file = this['_resolution'].resolveEsm(from, specifier) as string;
    return isLoadablePackageFile(file) ? file : undefined;
  }

  private registerPackageModule(file: string, loader: EsmLoader): Module | Promise<Module> {
    const registry = this['registries'].getActiveEsmRegistry() as ModuleRegistry;
    const key = pathToFileURL(file).href;
    const registered = registry.get(key);
    if (registered) return registered;
    const module = createPackageModule(file, loader.getContext());
    registry.set(key, module);
    // The evaluation of a synthetic module is complete when the call returns.
    void module.evaluate();
    return module;
  }
}

/** Not shared are our own packages, and the migration engine: its WebAssembly keeps objects of the first test file's realm. */
const SHARED_PACKAGE_FILE = /\/node_modules\/(?!@memory\/|@prisma\/schema-engine-wasm\/).*\.[cm]?js$/;

function isLoadablePackageFile(file: string): boolean {
  return SHARED_PACKAGE_FILE.test(file) && loadPackageFile(file);
}
