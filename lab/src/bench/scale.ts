import { type Benchmark, formatTable } from './benchmark.ts';
import { type RequestFigures, ScaleRun } from './scale/scale-run.ts';

const SMALL_SIZE = 10_000;
const LARGE_SIZE = 1_000_000;
const QUICK_LARGE_SIZE = 100_000;

const P95_TIMES_AT_MOST = 1.25;

/** Measures the same requests in a small and in a large product: lists must not become slower when others have more rows. */
export const scaleBenchmark: Benchmark = {
  name: 'scale',
  description:
    'lists and searches with 10,000 and with 1,000,000 entries, friendships and vocabulary items (--quick: 100,000, --entries <number>, --only <list>)',
  async measure(context) {
    const { isQuick, entries = isQuick ? QUICK_LARGE_SIZE : LARGE_SIZE } = context.options;
    const product = await context.startWithNpm();
    const run = await ScaleRun.prepare(context, product);
    await run.fill(0, SMALL_SIZE);
    const small = await run.measureLists();
    await run.fill(SMALL_SIZE, entries);
    await run.addRowsToSearch();
    // The product computes missing search signatures at its start.
    await product.stop();
    await product.start();
    await run.waitForSignatures();
    const large = await run.measureLists();
    const rows = [...small].map(([name, figures]) => ({ name, small: figures, large: large.get(name)! }));
    for (const { name, small: before, large: after } of rows)
      context.report({
        label: `${name}: p95 (${after.p95.toFixed(1)} and ${before.p95.toFixed(1)} ms; PostgreSQL CPU ${after.postgresCpuMs.toFixed(2)} and ${before.postgresCpuMs.toFixed(2)} ms)`,
        value: after.p95 / before.p95,
        unit: 'times',
        atMost: P95_TIMES_AT_MOST,
      });
    await run.measureSearches();
    context.print(`\n${formatRows(rows, entries)}`);
  },
};

/** The figures of one kind of request in the small and in the large product. */
interface ScaleRow {
  readonly name: string;
  readonly small: RequestFigures;
  readonly large: RequestFigures;
}

function formatRows(rows: readonly ScaleRow[], largeSize: number): string {
  const [small, large] = [SMALL_SIZE, largeSize].map((size) => size.toLocaleString('en'));
  return formatTable([
    ['Request', `p95 at ${small}`, `p95 at ${large}`, 'times', `PostgreSQL CPU at ${small}`, `at ${large}`],
    ...rows.map((row) => [
      row.name,
      `${row.small.p95.toFixed(1)} ms`,
      `${row.large.p95.toFixed(1)} ms`,
      (row.large.p95 / row.small.p95).toFixed(2),
      `${row.small.postgresCpuMs.toFixed(2)} ms`,
      `${row.large.postgresCpuMs.toFixed(2)} ms`,
    ]),
  ]);
}
