import { parseArgs } from 'node:util';
import { deployMigrations, type MigrationTarget } from '@memory/launcher/migrations/deploy-migrations';
import { startTestPostgres } from '@memory/testing/test-postgres';
import { createMigration, describeMigrationStatus, findSchemaDrift } from './migrations.ts';

const usage = `Usage: npx node tools/migrate/src/migrate.ts <command> --dir apps/<service> [--url postgresql://…]

  deploy         applies the migrations that the database lacks
  create <name>  writes the migration that leads to schema.prisma
  status         lists the migrations and whether they are applied
  drift          shows whether the migrations lead to schema.prisma

create and drift need no --url: they use a temporary server.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * Runs the command line.
 * @returns the exit code: 0 success, 1 wrong usage, 2 the migrations do not result in the schema of schema.prisma
 */
async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { dir: { type: 'string' }, url: { type: 'string' } },
  });
  const [command, name] = positionals;
  const { dir, url } = values;
  if (!command || !dir) return usageError(usage);
  switch (command) {
    case 'deploy':
      return url ? deploy({ dir, url }) : usageError('deploy needs --url: which database?');
    case 'status':
      return url ? status({ dir, url }) : usageError('status needs --url: which database?');
    case 'drift':
      return drift({ dir, url: url ?? (await startTestPostgres()) });
    case 'create':
      return name
        ? create({ dir, url: url ?? (await startTestPostgres()) }, name)
        : usageError('create needs a name, like add_share_links');
    default:
      return usageError(usage);
  }
}

async function deploy(target: MigrationTarget): Promise<number> {
  const applied = await deployMigrations(target);
  print(applied.length === 0 ? 'Up to date.' : `Applied ${applied.join(', ')}.`);
  return 0;
}

async function status(target: MigrationTarget): Promise<number> {
  print((await describeMigrationStatus(target)).join('\n') || 'There are no migrations.');
  return 0;
}

async function drift(target: MigrationTarget): Promise<number> {
  const sql = await findSchemaDrift(target);
  print(
    sql === undefined
      ? 'The migrations lead to schema.prisma.'
      : `schema.prisma differs from the result of the migrations. Missing SQL:\n\n${sql}`,
  );
  return sql === undefined ? 0 : 2;
}

async function create(target: MigrationTarget, name: string): Promise<number> {
  const file = await createMigration({ ...target, name });
  print(
    file
      ? `Wrote ${file}: read it before you commit it.`
      : 'Nothing to do: the migrations already lead to schema.prisma.',
  );
  return 0;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function usageError(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}
