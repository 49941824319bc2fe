import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { ClientConfig, QueryConfig, QueryResult } from 'pg';

/** The ids of two types in PostgreSQL's catalogue pg_type: the internal one-byte type "char", and text. */
const INTERNAL_CHAR_TYPE = 18;
const TEXT_TYPE = 25;

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/**
 * Prisma's pg adapter (7.10) with four defects worked around that make it unusable for migrations:
 * 1. with a connection string it ignores `database`, so its shadow database would be the real one (see `parseConnectionUrl`);
 * 2. it drops the shadow database while its own pool is still connected to it (see `connectToShadowDb`);
 * 3. it does not support the type "char", which the engine selects from PostgreSQL's catalogue (see `supportInternalCharType`);
 * 4. it splits scripts at every semicolon, also inside function bodies and string literals (see `patchAdapter`).
 * A fifth defect is the engine's own: see `createMigration` in migrations.ts.
 */
export class PatchedPgAdapter extends PrismaPg {
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

  /** Creates an empty database in which the engine applies the migrations to determine the schema that they result in. */
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
    // The setting `sslmode` means the same as for libpq: 'require' encrypts without verifying the certificate, the verify-* modes verify
    // it.
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
    // The result of a script with several statements is a list without `fields`. It is left unchanged, because nothing reads its rows.
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
