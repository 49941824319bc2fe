import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestContext, AggregatedResult } from '@jest/reporters';

const GRACE_MS = 10_000;

/** Counts of one project's run, kept in `.results` for the last line of `npm test`. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * A jest reporter that writes the counts to `.results/<package name>.json`, where Nx keeps them in its cache with the
 * rest of the run: a project that did not change still counts.
 */
export default class ResultsReporter implements Pick<Reporter, 'onRunComplete'> {
  onRunComplete(_contexts: Set<TestContext>, run: AggregatedResult): void {
    const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
    const results: Results = {
      passed: run.numPassedTests,
      // A file that does not even load has no tests to count.
      failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
      skipped: run.numPendingTests + run.numTodoTests,
    };
    const file = join(import.meta.dirname, '..', '.results', `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(results));
    endAnyway();
  }
}

/** Jest ends when nothing is left to wait for. What a test leaves open is named, and does not keep a whole `npm test` from ending. */
function endAnyway(): void {
  const late = setTimeout(() => {
    process.stderr.write(
      `✗ Still open ${GRACE_MS / 1000} s after the last test: ${process.getActiveResourcesInfo().join(', ')}\n`,
    );
    process.exit();
  }, GRACE_MS);
  late.unref();
}
