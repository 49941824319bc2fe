import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { describeFailure } from './test-counts.ts';
import type { ProjectResult } from './test-results.ts';

const repositoryRoot = join(import.meta.dirname, '../../../..');

/**
 * A reporter that writes the test counts of a project, the names of failed tests and the time of each file to `.results/<target>/<package
 * name>.json`. Nx knows this file as an output of its test task, so for an unchanged project Nx restores the file from its cache.
 */
export default class TestResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: 'passed' | 'failed' | 'skipped'): number =>
      tests.filter((test) => test.result().state === state).length;
    const describe = (what: string, error?: SerializedError): string =>
      describeFailure(`${name}: ${what}`, error && explain(error));
    const failures = [
      // A file that cannot be loaded, a file whose hooks fail, and an error outside of any test count as one failure each.
      ...modules.flatMap((module) =>
        errorsOf(module)
          .slice(0, 1)
          .map((error) => describe(module.relativeModuleId, error)),
      ),
      ...unhandledErrors.map((error) => describe('outside of a test', error)),
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => describe(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors?.[0])),
    ];
    const result: ProjectResult = {
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped'),
      failures,
      files: modules.map((module) => ({
        file: relative(repositoryRoot, module.moduleId),
        wallMs: module.meta().wallMs ?? 0,
        processorMs: module.meta().processorMs ?? 0,
      })),
    };
    const file = join(repositoryRoot, '.results', process.env.NX_TASK_TARGET_TARGET ?? 'test', `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(result));
  }
}

/** Returns the message, the difference from the expectation, and the calls outside of libraries. */
function explain({ message, diff, stack }: SerializedError): string {
  const calls = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  return [message, diff, ...calls].filter(Boolean).join('\n');
}

const errorsOf = (module: TestModule): SerializedError[] => [
  ...module.errors(),
  ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
];
