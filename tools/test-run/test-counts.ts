/** The number of tests of one run, by outcome. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export function addTestCounts(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
