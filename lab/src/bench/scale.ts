import type { Benchmark } from './benchmark.ts';
import { dataFolder, startWithNpm } from './http/npm-start.ts';
import { formatScaleTable, reportRow } from './scale/report.ts';
import { ScaleRun } from './scale/scale-run.ts';

const SMALL_SIZE = 10_000;
const LARGE_SIZE = 1_000_000;
const QUICK_LARGE_SIZE = 100_000;

const P95_TIMES_AT_MOST = 1.25;

/** Measures the same requests in a small and in a large product: lists must not become slower with the number of rows of others. */
export const scaleBenchmark: Benchmark = {
  name: 'scale',
  description:
    'lists and searches with 10,000 and with 1,000,000 entries, friendships and vocabulary items (--quick: 100,000, --entries <number>, --only <list>)',
  async measure(context) {
    const { isQuick, entries = isQuick ? QUICK_LARGE_SIZE : LARGE_SIZE } = context.options;
    const folder = dataFolder(await context.createFolder());
    let product = await startWithNpm(folder);
    try {
      const run = await ScaleRun.prepare(context, product);
      await run.fill(0, SMALL_SIZE);
      const small = await run.measureLists();
      await run.fill(SMALL_SIZE, entries);
      await run.addRowsToSearch();
      // The product computes missing search signatures at its start.
      await product.stop();
      product = await startWithNpm(folder);
      run.product = product;
      await run.waitForSignatures();
      const large = await run.measureLists();
      const rows = [...small].map(([name, figures]) => ({ name, small: figures, large: large.get(name)! }));
      for (const row of rows) reportRow(context, row, P95_TIMES_AT_MOST);
      await run.measureSearches();
      context.print(formatScaleTable(rows, { small: SMALL_SIZE, large: entries }));
    } finally {
      await product.stop();
    }
  },
};
