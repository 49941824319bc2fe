import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { root } from './config.ts';

/** Says which database the migrations are for; Prisma's tools refuse a folder without it. */
const LOCK = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' };

/** An app's `prisma` folder as the schema engine wants to be given it. */
export class MigrationFiles {
  private readonly folder: string;

  /** @param app the app's folder, e.g. `apps/journal-svc` */
  constructor(app: string) {
    this.folder = resolve(root, app, 'prisma');
  }

  schema(): { path: string; content: string } {
    const path = join(this.folder, 'schema.prisma');
    return { path, content: readFileSync(path, 'utf8') };
  }

  /** Names and scripts, oldest first: a name begins with its time. */
  migrations(): { name: string; sql: string }[] {
    if (!existsSync(this.migrationsFolder)) return [];
    return readdirSync(this.migrationsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, sql: readFileSync(join(this.migrationsFolder, name, 'migration.sql'), 'utf8') }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  list(): MigrationList {
    return {
      baseDir: this.migrationsFolder,
      shadowDbInitScript: '',
      lockfile: LOCK,
      migrationDirectories: this.migrations().map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
      })),
    };
  }

  /** Writes a new migration and gives back its file. */
  write(name: string, sql: string): string {
    const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const folder = join(this.migrationsFolder, `${time}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(this.migrationsFolder, LOCK.path), LOCK.content);
    const file = join(folder, 'migration.sql');
    writeFileSync(file, sql);
    return file;
  }

  private get migrationsFolder(): string {
    return join(this.folder, 'migrations');
  }
}
