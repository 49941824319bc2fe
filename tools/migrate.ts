import { parseArgs } from 'node:util';
import { createMigration, deployMigrations, findDrift, migrationStatus, type Target } from './migrations.ts';
import { withThrowAwayPostgres } from './throw-away.ts';

const usage = `Usage: npx node tools/migrate.ts <command> --dir apps/<service> [--url postgresql://…]

  deploy         applies the migrations the database lacks
  create <name>  writes the migration that leads to schema.prisma
  status         lists the migrations and whether the database has them
  drift          says whether the migrations lead to schema.prisma

create and drift need no --url: they use a database of their own for the moment.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { dir: { type: 'string' }, url: { type: 'string' } },
  });
  const [command, name] = positionals;
  const { dir, url } = values;
  if (!command || !dir) return complain(usage);
  switch (command) {
    case 'deploy':
      return url ? deploy({ dir, url }) : complain('deploy needs --url: which database?');
    case 'status':
      return url ? status({ dir, url }) : complain('status needs --url: which database?');
    case 'drift':
      return onSomeDatabase(url, (database) => drift({ dir, url: database }));
    case 'create':
      return name
        ? onSomeDatabase(url, (database) => create({ dir, url: database }, name))
        : complain('create needs a name, like add_share_links');
    default:
      return complain(usage);
  }
}

async function onSomeDatabase(url: string | undefined, work: (url: string) => Promise<number>): Promise<number> {
  return url ? work(url) : withThrowAwayPostgres((server) => work(`${server}/postgres`));
}

async function deploy(target: Target): Promise<number> {
  const applied = await deployMigrations(target);
  say(applied.length === 0 ? 'Up to date.' : `Applied ${applied.join(', ')}.`);
  return 0;
}

async function status(target: Target): Promise<number> {
  say((await migrationStatus(target)).join('\n') || 'There are no migrations.');
  return 0;
}

async function drift(target: Target): Promise<number> {
  const sql = await findDrift(target);
  say(
    sql === undefined
      ? 'The migrations lead to schema.prisma.'
      : `schema.prisma asks for more than the migrations make:\n\n${sql}`,
  );
  return sql === undefined ? 0 : 2;
}

async function create(target: Target, name: string): Promise<number> {
  const file = await createMigration({ ...target, name });
  say(
    file
      ? `Wrote ${file}: read it before you commit it.`
      : 'Nothing to do: the migrations already lead to schema.prisma.',
  );
  return 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}
