import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PatchedPgAdapter } from './patched-pg-adapter.ts';

/** What the engine's commands ask for: no table or enum of another program is left out. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Runs `work` with Prisma's migration engine. The engine is its WebAssembly build, which connects to PostgreSQL through Prisma's pg
 * adapter.
 *
 * `prisma migrate` would download a native engine, which is impossible in a network without internet access. The WebAssembly build is an
 * npm package, writes the same table `_prisma_migrations`, and is what Prisma itself uses where no native engine runs.
 * @param url the address of the database
 */
export async function withSchemaEngine<T>(
  schema: { path: string; content: string },
  url: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await loadEngine();
  const adapter = new PatchedPgAdapter(url);
  try {
    const bound = bindMigrationAwareSqlAdapterFactory(adapter);
    return await work(await SchemaEngine.new({ datamodels: [[schema.path, schema.content]] }, () => undefined, bound));
  } finally {
    await adapter.close();
  }
}

type EngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');
let engine: Promise<EngineModule> | undefined;

function loadEngine(): Promise<EngineModule> {
  engine ??= instantiateEngine();
  return engine;
}

/**
 * Connects the package's JavaScript bindings to its .wasm file. The package's own entry file cannot be used: it imports the .wasm file as a
 * module, which Node does not support.
 */
async function instantiateEngine(): Promise<EngineModule> {
  // The engine reports its panics through this global variable. Without it a panic would appear as the error "unreachable".
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => process.stderr.write(`Prisma's schema engine: ${message}\n`),
    },
  });
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': withUnreferencedTimers(bindings),
  });
  // These are the names that wasm-bindgen gives to the functions.
  const { __wbg_set_wasm: connect } = bindings;
  const { __wbindgen_start: start } = instance.exports as { __wbindgen_start: () => void };
  connect(instance.exports);
  start();
  return bindings;
}

/**
 * Wraps the engine's imports so that its timers do not delay the exit of the program: the engine never clears the timer of its ten-second
 * lock timeout.
 */
function withUnreferencedTimers(bindings: EngineModule): WebAssembly.ModuleImports {
  const imports = Object.entries(bindings).map(([name, value]) => [
    name,
    name.startsWith('__wbg_setTimeout_') ? setUnreferencedTimeout : value,
  ]);
  return Object.fromEntries(imports) as WebAssembly.ModuleImports;
}

function setUnreferencedTimeout(callback: () => void, ms: number): NodeJS.Timeout {
  return setTimeout(callback, ms).unref();
}
