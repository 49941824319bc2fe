/** Jest's runner of one test file, which has no types of its own. */
declare module 'jest-circus/runner' {
  import type { TestResult } from '@jest/test-result';
  export default function runTestFile(...parameters: unknown[]): Promise<TestResult>;
}
