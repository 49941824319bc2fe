import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { AggregatedResult, Reporter, TestContext } from '@jest/reporters';
import { describeFailure } from './test-counts.ts';
import type { JestProjectResult } from './test-results.ts';
import type { TimedTestResult } from './timed-test-runner.ts';

const repositoryRoot = join(import.meta.dirname, '../..');
const EXIT_TIMEOUT_MS = 10_000;

/**
 * A Jest reporter that writes the numbers of a project's tests, the names of failed ones and the time of each file to
 * `.results/<target>/<package name>.json`. Nx knows the file as an output of its test task, so for an unchanged project it restores the file
 * from its cache.
 */
export default class JestResultsReporter implements Pick<Reporter, 'onRunComplete'> {
  onRunComplete(_contexts: Set<TestContext>, run: AggregatedResult): void {
    const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
    const result: JestProjectResult = {
      passed: run.numPassedTests,
      // A test file that cannot be loaded has no tests to count, so it counts as one failure.
      failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
      skipped: run.numPendingTests + run.numTodoTests,
      failures: run.testResults.flatMap(({ testFilePath, testExecError, testResults }) => {
        const path = `${name}: ${relative(process.cwd(), testFilePath)}`;
        const failedTests = testResults.filter(({ status }) => status === 'failed');
        return [
          ...(testExecError ? [describeFailure(path, testExecError.stack ?? testExecError.message)] : []),
          ...failedTests.map(({ fullName, failureMessages: [error] }) =>
            describeFailure(`${path} › ${fullName}`, error),
          ),
        ];
      }),
      files: run.testResults.map(({ testFilePath, perfStats, processorMs = 0 }: TimedTestResult) => ({
        file: relative(repositoryRoot, testFilePath),
        wallMs: perfStats.runtime,
        processorMs,
      })),
    };
    const file = join(repositoryRoot, '.results', process.env.NX_TASK_TARGET_TARGET ?? 'test', `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(result));
    exitDespiteOpenHandles();
  }
}

/**
 * Exits when Jest waits for handles that a test left open, such as sockets: after a timeout it prints their names, so that `npm test` can
 * continue.
 */
function exitDespiteOpenHandles(): void {
  const timer = setTimeout(() => {
    const openHandles = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`✗ Still open ${EXIT_TIMEOUT_MS / 1000} s after the last test: ${openHandles}\n`);
    process.exit();
  }, EXIT_TIMEOUT_MS);
  timer.unref();
}
