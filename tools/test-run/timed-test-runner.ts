import { readFileSync } from 'node:fs';
import type { TestResult } from '@jest/test-result';
import runTestFile from 'jest-circus/runner';

/** The unit of processor times in `/proc`: USER_HZ, which is 100 on every Linux architecture that Node supports. */
const MS_PER_TICK = 10;

/** A test file's result with what its test run cost this process and the ended processes that it started, in milliseconds of processor time. */
export type TimedTestResult = TestResult & { processorMs?: number };

/** Jest's own runner of a test file, which also measures the processor time of the file for `.results/timings.json`. */
export default async function runTimedTestFile(...parameters: unknown[]): Promise<TimedTestResult> {
  const start = readProcessorMs();
  const result: TimedTestResult = await runTestFile(...parameters);
  return { ...result, processorMs: readProcessorMs() - start };
}

/** The processor time of this process and of its ended children. Without `/proc` (macOS) only its own, because Node has no call for the rest. */
function readProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000) + readEndedChildrenMs();
}

/** `cutime` and `cstime` of proc(5): the 16th and 17th field. The second one, the program's name, may contain spaces and parentheses. */
function readEndedChildrenMs(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}
