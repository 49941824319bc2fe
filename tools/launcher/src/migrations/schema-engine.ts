import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { ClientConfig, QueryConfig, QueryResult } from 'pg';

/** The filters for the engine's commands: empty, because no table or enum belongs to another program and must be left out. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Runs `work` with Prisma's migration engine. The WebAssembly build of the engine is used, which connects to PostgreSQL through Prisma's pg adapter.
 *
 * `prisma migrate` would download a native engine, which is impossible in a network without internet access. The WebAssembly build is an npm package
 * and writes the same table `_prisma_migrations`. Prisma itself uses this build where no native engine runs.
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
  // The engine reports its panics through this global variable. Without the variable, a panic would appear as the error "unreachable".
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
  // wasm-bindgen gives the functions these names.
  const { __wbg_set_wasm: connect } = bindings;
  const { __wbindgen_start: start } = instance.exports as { __wbindgen_start: () => void };
  connect(instance.exports);
  start();
  return bindings;
}

/**
 * Wraps the engine's imports so that the engine's timers do not delay the exit of the program: the engine never clears the timer of its ten-second
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

/** The ids of two types in PostgreSQL's catalogue pg_type: the internal one-byte type "char", and text. */
const INTERNAL_CHAR_TYPE = 18;
const TEXT_TYPE = 25;

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/**
 * Prisma's pg adapter (7.10), with workarounds for four defects that make it unusable for migrations:
 * 1. With a connection string, it ignores `database`, so its shadow database would be the real one (see `parseConnectionUrl`).
 * 2. It drops the shadow database while its own pool is still connected to this database (see `connectToShadowDb`).
 * 3. It does not support the type "char", which the engine selects from PostgreSQL's catalogue (see `supportInternalCharType`).
 * 4. It splits scripts at every semicolon, even inside function bodies and string literals (see `patchAdapter`).
 *
 * A fifth defect is in the engine itself: see `createMigration` in migrations.ts.
 */
class PatchedPgAdapter extends PrismaPg {
  private readonly clientConfig: ClientConfig;
  private readonly connections: Adapter[] = [];

  constructor(url: string) {
    const clientConfig = parseConnectionUrl(url);
    super(clientConfig);
    this.clientConfig = clientConfig;
  }

  override async connect(): Promise<Adapter> {
    const adapter = patchAdapter(await super.connect());
    this.connections.push(adapter);
    return adapter;
  }

  /** Creates an empty database in which the engine applies the migrations, in order to determine the resulting schema. */
  override async connectToShadowDb(): Promise<Adapter> {
    const name = `memory_shadow_${crypto.randomUUID()}`;
    const admin = await this.connect();
    await admin.executeScript(`CREATE DATABASE "${name}"`);
    const shadow = patchAdapter(await new PrismaPg({ ...this.clientConfig, database: name }).connect());
    const close = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await close();
      await admin.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`);
    };
    return shadow;
  }

  /** Closes the connections to the real database, which the engine leaves open. */
  async close(): Promise<void> {
    await Promise.all(this.connections.splice(0).map((adapter) => adapter.dispose()));
  }
}

function parseConnectionUrl(url: string): ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const ssl = searchParams.get('sslmode');
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    // `sslmode` has the same meaning as for libpq: 'require' encrypts without verifying the certificate, the verify-* modes verify the certificate.
    ...(ssl && ssl !== 'disable' ? { ssl: { rejectUnauthorized: ssl.startsWith('verify') } } : {}),
  };
}

function patchAdapter(adapter: Adapter): Adapter {
  supportInternalCharType(adapter);
  // PostgreSQL executes a whole script as one transaction, so a failed migration leaves no changes.
  adapter.executeScript = async (script) => void (await adapter.executeRaw({ sql: script, args: [], argTypes: [] }));
  return adapter;
}

/** Makes adapter-pg treat "char" columns as text, and reports them to the engine as character columns. */
function supportInternalCharType(adapter: Adapter): void {
  const charColumns = new WeakMap<unknown[], number[]>();
  const pool = adapter.underlyingDriver();
  const query = pool.query.bind(pool) as (config: QueryConfig) => Promise<QueryResult<unknown[]>>;
  const queryAsText = async (config: QueryConfig): Promise<QueryResult<unknown[]>> => {
    const result = await query(config);
    // The result of a script with several statements is a list without `fields`. It is left unchanged, because no code reads its rows.
    for (const [index, field] of result.fields?.entries() ?? []) {
      if (field.dataTypeID !== INTERNAL_CHAR_TYPE) continue;
      field.dataTypeID = TEXT_TYPE;
      charColumns.set(result.rows, [...(charColumns.get(result.rows) ?? []), index]);
    }
    return result;
  };
  Object.assign(pool, { query: queryAsText });
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (statement) => {
    const result = await queryRaw(statement);
    for (const index of charColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}
