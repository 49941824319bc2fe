import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { MigrationAdapter } from './migration-adapter.ts';

/**
 * Prisma's own migration engine in its WebAssembly build, talking to PostgreSQL through Prisma's pg adapter.
 *
 * `prisma migrate` would download a native engine, which a school behind a closed door cannot. This build is an npm
 * package, writes the same `_prisma_migrations` table, and is what Prisma itself runs where no native engine can.
 */
export async function withSchemaEngine<T>(
  schema: { path: string; content: string },
  url: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await loadEngine();
  const adapter = new MigrationAdapter(url);
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
  engine ??= instantiate();
  return engine;
}

/** The package's entry imports the .wasm file as a module, which Node does not do by itself: put the two halves together here. */
async function instantiate(): Promise<EngineModule> {
  // The engine reports its panics through this global; without it they surface as "unreachable".
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => process.stderr.write(`Prisma's schema engine: ${message}\n`),
    },
  });
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': withoutLingeringTimers(bindings),
  });
  // What wasm-bindgen calls its two halves.
  const { __wbg_set_wasm: connect } = bindings;
  const { __wbindgen_start: start } = instance.exports as { __wbindgen_start: () => void };
  connect(instance.exports);
  start();
  return bindings;
}

/** The engine never clears its ten seconds' limit for a lock: the timer must not keep a finished program waiting. */
function withoutLingeringTimers(bindings: EngineModule): WebAssembly.ModuleImports {
  const mended = Object.entries(bindings).map(([name, value]) => [
    name,
    name.startsWith('__wbg_setTimeout_') ? setIdleTimer : value,
  ]);
  return Object.fromEntries(mended) as WebAssembly.ModuleImports;
}

function setIdleTimer(callback: () => void, ms: number): NodeJS.Timeout {
  return setTimeout(callback, ms).unref();
}
