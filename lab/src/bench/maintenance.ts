import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Benchmark, BenchmarkContext } from './benchmark.ts';
import { dataFolder, startWithNpm, type StartedProduct } from './http/npm-start.ts';
import { proportionalSetSizeOfTree } from './http/process-usage.ts';
import { productDatabaseUrls } from './http/product-databases.ts';
import { measureCommand } from './maintenance/measure-command.ts';
import { type Latencies, RequestLoop } from './maintenance/request-loop.ts';
import { ScaleRun } from './scale/scale-run.ts';

const SIZE = 1_000_000;
const QUICK_SIZE = 100_000;
const IDLE_MS = 15_000;
const MB = 1_024 ** 2;

/** Measures what integrity checks and backups of a large product take, and what people notice of them. */
export const maintenanceBenchmark: Benchmark = {
  name: 'maintenance',
  description:
    'integrity:check and backup with 1,000,000 entries, friendships and vocabulary items, and requests meanwhile (--quick: 100,000, --entries <number>)',
  async measure(context) {
    const { isQuick, entries = isQuick ? QUICK_SIZE : SIZE } = context.options;
    const folder = await context.createFolder();
    const product = await startWithNpm(dataFolder(folder));
    try {
      await (await ScaleRun.prepare(context, product)).fill(0, entries);
      await completeRows(product);
      const requests = await RequestLoop.prepare(product.url);
      const idle = await requests.measureFor(IDLE_MS);
      context.print(`    requests without maintenance: ${formatLatencies(idle)}`);
      const target = join(folder, 'target');
      const commands: [string, string[]][] = [
        ['integrity:check', ['integrity:check']],
        ['first backup', ['backup', target, '--without-secrets']],
        ['second backup', ['backup', target, '--without-secrets']],
        ['backup:verify', ['backup:verify', target]],
      ];
      for (const [label, args] of commands) await measureMaintenance(context, { product, requests, idle, label, args });
    } finally {
      await product.stop();
    }
  },
};

interface MeasuredMaintenance {
  product: StartedProduct;
  requests: RequestLoop;
  idle: Latencies;
  label: string;
  args: string[];
}

async function measureMaintenance(
  { report, print }: BenchmarkContext,
  { product, requests, idle, label, args }: MeasuredMaintenance,
): Promise<void> {
  const sizeBefore = proportionalSetSizeOfTree(product.rootPid);
  const [command, latencies] = await requests.measureDuring(() => measureCommand(product, args));
  report({ label: `${label}: time`, value: command.seconds, unit: 's' });
  report({ label: `${label}: largest memory of the command (PSS)`, value: command.peakBytes / MB, unit: 'MB' });
  report({
    label: `${label}: memory that the product and PostgreSQL need in addition (PSS)`,
    value: Math.max(0, command.productPeakBytes - sizeBefore) / MB,
    unit: 'MB',
  });
  report({ label: `${label}: p95 of a read`, value: latencies.readP95 / idle.readP95, unit: 'times' });
  report({ label: `${label}: p95 of a new entry`, value: latencies.writeP95 / idle.writeP95, unit: 'times' });
  print(`    ${label}: ${formatLatencies(latencies)}; ${command.lastLine}`);
}

const formatLatencies = ({ readP95, writeP95, writeMax, count }: Latencies): string =>
  `${count} requests, p95 of a read ${readP95.toFixed(1)} ms, of a new entry ${writeP95.toFixed(1)} ms, the slowest ${writeMax.toFixed(0)} ms`;

/**
 * The rows of `ScaleRun` are made for lists: their files do not exist, and no words are counted. What remains for the check to find are the search
 * signatures, which are placeholders.
 */
async function completeRows(product: StartedProduct): Promise<void> {
  const urlOf = await productDatabaseUrls(product);
  await withPostgresClient(urlOf('memory_social'), async (client) => {
    await client.query('TRUNCATE block, block_counter');
    await client.query('UPDATE account SET username = username');
  });
  await withPostgresClient(urlOf('memory_journal'), (journal) =>
    withPostgresClient(urlOf('memory_language'), async (language) => {
      await journal.query('TRUNCATE entry_file');
      await pipeline(
        journal.query(copyTo('COPY (SELECT id, author_id, version FROM entry) TO STDOUT')),
        language.query(copyFrom('COPY counted_entry (entry_id, user_id, version) FROM STDIN')),
      );
      await language.query('VACUUM ANALYZE');
    }),
  );
}
