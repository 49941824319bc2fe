import { stripVTControlCharacters } from 'node:util';

/** The outcome of one part of the test run. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /**
   * The names of the failed tests and steps, each with the first lines of its error. One name can stand for several failed tests, such as all tests
   * of a file that cannot be loaded.
   */
  failures: string[];
}

export function addTestCounts(a: TestCounts, b: TestCounts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

/** Returns the outcome of a step that is not a test, such as lint. A failed step counts as one failed test. */
export const stepCounts = (name: string, ok: boolean): TestCounts => ({
  passed: 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  failures: ok ? [] : [name],
});

/** Returns the name of a failed test with the first lines of its error, indented, for {@link printCounts}. */
export function describeFailure(name: string, error = ''): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, 20).map((line) => `      ${line.slice(0, 200)}`)].join('\n');
}

/** Prints the names of failed tests and steps, whose details may be thousands of lines above, and the sum as the last line. */
export function printCounts({ passed, failed, skipped, failures }: TestCounts): void {
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `  ✗ ${name}\n`).join('')}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
}
