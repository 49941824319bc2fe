import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { ClientConfig, QueryConfig, QueryResult } from 'pg';

/** PostgreSQL's internal one-byte type "char" and its type text, as numbered in its catalogue pg_type. */
const INTERNAL_CHAR = 18;
const TEXT = 25;

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/**
 * Prisma's pg adapter (7.10), made fit for migrations. Four things go wrong with it as it comes:
 * 1. a connection string wins over `database`, so that its shadow database would be the real one (→ parts, see `partsOf`);
 * 2. it drops the shadow database while it still holds connections to it (→ connectToShadowDb);
 * 3. it does not know the type "char", which the engine selects from the catalogue (→ readingInternalChar);
 * 4. it cuts scripts at every semicolon, also inside a function's body or a text (→ mended).
 * (A fifth is the engine's: see `createMigration` in migrate.ts.)
 */
export class MigrationAdapter extends PrismaPg {
  private readonly parts: ClientConfig;
  private readonly connections: Adapter[] = [];

  constructor(url: string) {
    const parts = partsOf(url);
    super(parts);
    this.parts = parts;
  }

  override async connect(): Promise<Adapter> {
    const adapter = mended(await super.connect());
    this.connections.push(adapter);
    return adapter;
  }

  /** The empty database in which the engine replays the migrations to see what schema they make. */
  override async connectToShadowDb(): Promise<Adapter> {
    const name = `memory_shadow_${crypto.randomUUID()}`;
    const admin = await this.connect();
    await admin.executeScript(`CREATE DATABASE "${name}"`);
    const shadow = mended(await new PrismaPg({ ...this.parts, database: name }).connect());
    const close = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await close();
      await admin.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`);
    };
    return shadow;
  }

  /** Ends the connections to the real database: the engine leaves them open. */
  async close(): Promise<void> {
    await Promise.all(this.connections.splice(0).map((adapter) => adapter.dispose()));
  }
}

function partsOf(url: string): ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const ssl = searchParams.get('sslmode');
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    // As in libpq: 'require' encrypts without checking the certificate, the verify-* modes check it.
    ...(ssl && ssl !== 'disable' ? { ssl: { rejectUnauthorized: ssl.startsWith('verify') } } : {}),
  };
}

function mended(adapter: Adapter): Adapter {
  readingInternalChar(adapter);
  // PostgreSQL takes a whole script itself, as one transaction: a migration that fails leaves nothing behind.
  adapter.executeScript = async (script) => void (await adapter.executeRaw({ sql: script, args: [], argTypes: [] }));
  return adapter;
}

/** Hides the type from adapter-pg as a text, and tells the engine afterwards which columns are single characters. */
function readingInternalChar(adapter: Adapter): void {
  const charColumns = new WeakMap<unknown[], number[]>();
  const pool = adapter.underlyingDriver();
  const query = pool.query.bind(pool) as (config: QueryConfig) => Promise<QueryResult<unknown[]>>;
  const hiding = async (config: QueryConfig): Promise<QueryResult<unknown[]>> => {
    const result = await query(config);
    // A script of several statements has a list of results, and nothing in it is read.
    for (const [index, field] of result.fields?.entries() ?? []) {
      if (field.dataTypeID !== INTERNAL_CHAR) continue;
      field.dataTypeID = TEXT;
      charColumns.set(result.rows, [...(charColumns.get(result.rows) ?? []), index]);
    }
    return result;
  };
  Object.assign(pool, { query: hiding });
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (statement) => {
    const result = await queryRaw(statement);
    for (const index of charColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}
