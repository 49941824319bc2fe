import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { repositoryRoot } from '../config.ts';

/** The file that names the database system. Prisma's tools reject a migrations folder without this file. */
const LOCK_FILE = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' };

/** The file beside a baseline migration. It contains the checksums of the migrations that the baseline replaces, by their names. */
const REPLACED_FILE = 'replaced-migrations.json';

/** A baseline: a single migration that creates the same tables as the earlier migrations that it replaces. */
interface Baseline {
  name: string;
  sql: string;
  /** The checksums of the replaced migrations, by their names. */
  replaced: ReadonlyMap<string, string>;
}

/** Reads an app's `prisma` folder into the structures that Prisma's schema engine expects, and writes new migrations to it. */
export class MigrationFiles {
  private readonly folder: string;
  private readonly only: ReadonlySet<string> | undefined;

  /**
   * @param app the app's folder, e.g. `apps/journal-svc`
   * @param only the names of the migrations to read instead of all
   */
  constructor(app: string, only?: ReadonlySet<string>) {
    this.folder = resolve(repositoryRoot, app, 'prisma');
    this.only = only;
  }

  readSchema(): { path: string; content: string } {
    const path = join(this.folder, 'schema.prisma');
    return { path, content: readFileSync(path, 'utf8') };
  }

  /** Returns the migrations of the app, oldest first. They are sorted by their names, which begin with the time of creation. */
  readMigrations(): { name: string; sql: string }[] {
    if (!existsSync(this.migrationsFolder)) return [];
    return readdirSync(this.migrationsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && (this.only?.has(entry.name) ?? true))
      .map(({ name }) => ({ name, sql: readFileSync(join(this.migrationsFolder, name, 'migration.sql'), 'utf8') }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Returns the baseline migration; undefined when there is none. */
  readBaseline(): Baseline | undefined {
    for (const { name, sql } of this.readMigrations()) {
      const file = join(this.migrationsFolder, name, REPLACED_FILE);
      if (!existsSync(file)) continue;
      const replaced = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return { name, sql, replaced: new Map(Object.entries(replaced)) };
    }
    return undefined;
  }

  readMigrationList(): MigrationList {
    return {
      baseDir: this.migrationsFolder,
      shadowDbInitScript: '',
      lockfile: LOCK_FILE,
      migrationDirectories: this.readMigrations().map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
      })),
    };
  }

  /**
   * Writes a new migration.
   * @returns the path of the migration's script
   */
  writeMigration(name: string, sql: string): string {
    const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const folder = join(this.migrationsFolder, `${time}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(this.migrationsFolder, LOCK_FILE.path), LOCK_FILE.content);
    const file = join(folder, 'migration.sql');
    writeFileSync(file, sql);
    return file;
  }

  private get migrationsFolder(): string {
    return join(this.folder, 'migrations');
  }
}
