import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@memory/launcher/config';
import type { FileTiming } from './file-timings.ts';
import { addTestCounts, describeFailure, stepCounts, type TestCounts } from './test-counts.ts';

/** The folder with the results of the last `npm test` and `npm run test:release`. */
export const testResultsFolder = join(repositoryRoot, '.results');

/** The result that a test run of a project writes to `.results/<target>`. */
export interface ProjectResult extends TestCounts {
  files: FileTiming[];
}

/** Reads the results that the test runs of these targets have written, by task: `<package name>:<target>`. */
function readProjectResults(targets: readonly string[]): Map<string, ProjectResult> {
  return new Map(
    globSync(
      targets.map((target) => `${target}/@memory/*.json`),
      { cwd: testResultsFolder },
    ).map((file) => {
      const [target, scope, name] = file.replace(/\.json$/, '').split('/');
      return [
        `${scope}/${name}:${target}`,
        JSON.parse(readFileSync(join(testResultsFolder, file), 'utf8')) as ProjectResult,
      ];
    }),
  );
}

/** Reads the timings of all test files, of Vitest and Playwright, from the results of `npm test`. */
export function readFileTimings(): FileTiming[] {
  return [...[...readProjectResults(['test']).values()].flatMap(({ files }) => files), ...readStoryTimings()];
}

/**
 * Adds up the counts that the projects' test runs wrote to `.results`. A task that failed without a failed test (because Vitest stopped before its
 * tests) counts as one failure.
 * @param nxOutput the output of `nx run-many`, which ends with the list of failed tasks
 * @param ok whether Nx succeeded
 * @param targets the targets that Nx has run
 */
export function readProjectCounts(nxOutput: string, ok: boolean, targets: readonly string[]): TestCounts {
  const countsByTask = readProjectResults(targets);
  const hasFailedTests = (task: string): boolean => (countsByTask.get(task)?.failed ?? 0) > 0;
  const otherFailures = findFailedTasks(nxOutput).filter((task) => !hasFailedTests(task));
  const total = [...countsByTask.values(), ...otherFailures.map((task) => stepCounts(task, false))].reduce(
    addTestCounts,
    stepCounts('Tests', true),
  );
  // Nx failed without naming a failed task, which means that Nx stopped before it ran any task.
  return total.failed === 0 && !ok ? addTestCounts(total, stepCounts('Tests', false)) : total;
}

/** Returns the names of the failed tasks, `<project>:<target>`, from the end of Nx's output. */
function findFailedTasks(nxOutput: string): string[] {
  const [, list = ''] = stripVTControlCharacters(nxOutput).split('Failed tasks:');
  return [...list.matchAll(/^[ \t]*- ([^\s:]\S*:[^\s:]+)$/gm)].map(([, task]) => task!);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends Pick<PlaywrightSuite, 'suites'> {
  stats: { expected: number; unexpected: number; skipped: number };
}

function readPlaywrightReport(): PlaywrightReport | undefined {
  const file = join(testResultsFolder, 'e2e.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport) : undefined;
}

/** Adds up the durations of each file's stories, which run in parallel. Their processor time is unknown: the product and Chromium do the work. */
function readStoryTimings(): FileTiming[] {
  const timings = new Map<string, FileTiming>();
  const addSuite = ({ suites = [], specs }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      const timing = timings.get(file) ?? { file: join('apps/e2e/stories', file), wallMs: 0, processorMs: 0 };
      for (const { duration } of tests.flatMap(({ results }) => results)) timing.wallMs += duration;
      timings.set(file, timing);
    }
    suites.forEach(addSuite);
  };
  readPlaywrightReport()?.suites?.forEach(addSuite);
  return [...timings.values()];
}

/**
 * Reads the test counts from Playwright's JSON report. A missing report counts as one failure. A failed run without a failed test also counts as one
 * failure.
 */
export function readPlaywrightCounts(ok: boolean): TestCounts {
  const report = readPlaywrightReport();
  if (!report) return stepCounts('Browser stories', false);
  const { stats, suites = [] } = report;
  const counts: TestCounts = {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(findFailedStories),
  };
  return stats.unexpected > 0 || ok ? counts : addTestCounts(counts, stepCounts('Browser stories', false));
}

function findFailedStories({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) =>
      describeFailure(`${file}:${line} › ${title}`, tests[0]?.results.at(-1)?.error?.message),
    );
  return [...failed, ...suites.flatMap(findFailedStories)];
}
