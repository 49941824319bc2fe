import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AggregatedResult, Reporter, TestContext } from '@jest/reporters';
import type { TestCounts } from './test-counts.ts';

const EXIT_TIMEOUT_MS = 10_000;

/**
 * A Jest reporter that writes the counts of a project's run to `.results/<package name>.json`. The file is an output of Nx's test task, so
 * Nx restores it from its cache for a project that did not change.
 */
export default class JestResultsReporter implements Pick<Reporter, 'onRunComplete'> {
  onRunComplete(_contexts: Set<TestContext>, run: AggregatedResult): void {
    const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
    const counts: TestCounts = {
      passed: run.numPassedTests,
      // A file that fails to load has no tests to count; it counts as one failure.
      failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
      skipped: run.numPendingTests + run.numTodoTests,
    };
    const file = join(import.meta.dirname, '../..', '.results', `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(counts));
    exitDespiteOpenHandles();
  }
}

/** Jest waits for handles that a test left open, such as sockets. Names them after a timeout and exits, so that `npm test` goes on. */
function exitDespiteOpenHandles(): void {
  const timer = setTimeout(() => {
    const openHandles = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`✗ Still open ${EXIT_TIMEOUT_MS / 1000} s after the last test: ${openHandles}\n`);
    process.exit();
  }, EXIT_TIMEOUT_MS);
  timer.unref();
}
