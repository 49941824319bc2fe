import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '@memory/launcher/build/ensure-built';
import { createProgressOutput } from '@memory/launcher/cli/progress';
import '@memory/launcher/cli/end-with-npm';
import { reportFailure } from '@memory/launcher/cli/report-failure';
import { ensureSystemPackages } from '@memory/launcher/system/system-packages';
import { startTestPostgres } from '@memory/testing/test-postgres';
import { formatTimings } from './test-run/file-timings.ts';
import { runCommand } from './test-run/run-command.ts';
import { useOwnTemporaryFolder } from './test-run/temporary-folder.ts';
import { addTestCounts, printCounts, stepCounts, type TestCounts } from './test-run/test-counts.ts';
import {
  readFileTimings,
  readProjectCounts,
  readPlaywrightCounts,
  testResultsFolder,
} from './test-run/test-results.ts';

/**
 * `npm test` runs lint, the audit of the dependencies, type checks, the tests of every project, the short form of the fault tests, and the browser
 * stories against the started product. When one part fails, the following parts still run. The last lines of the output are the slowest files and the
 * sum.
 */
/** The disk space that a run needs. The temporary files of a run took 363 MB: databases, browsers, the data folder of the stories. */
const NEEDED_MB = 1_000;

const progress = createProgressOutput();
try {
  useOwnTemporaryFolder(NEEDED_MB);
  await ensureSystemPackages(['redis', 'ffmpeg', 'bzip2', 'chromium'], progress);
  rmSync(testResultsFolder, { recursive: true, force: true });
  const counts = [
    await runScript('Lint', 'lint'),
    await runScript('Advisories', 'audit'),
    await runScript('Types', 'typecheck'),
    await runProjectTests(),
    await runFaultTests(),
    await runBrowserStories(),
  ].reduce(addTestCounts);
  const timings = readFileTimings();
  writeFileSync(join(testResultsFolder, 'timings.json'), JSON.stringify(timings, null, 2));
  process.stdout.write(`\n${formatTimings(timings)}`);
  printCounts(counts);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
} catch (error) {
  reportFailure(error);
}

/** Runs a script of package.json. A failed script counts as one failed test. */
async function runScript(title: string, script: string): Promise<TestCounts> {
  progress.print(`\n# ${title}`);
  const { ok } = await runCommand('npm', ['run', '--silent', script]);
  return stepCounts(title, ok);
}

/** Runs the tests of every project, some of which start the built services. Nx takes the results of unchanged projects from its cache. */
async function runProjectTests(): Promise<TestCounts> {
  progress.print('\n# Tests');
  await ensureBuilt(progress);
  // The projects share one temporary PostgreSQL, which stops when no process is connected. This process stays connected, so that the server keeps
  // running between two projects.
  await startTestPostgres();
  // Projects run one after the other, because the workers of one project already keep the processors busy: two projects at once made tests time out.
  const { ok, output } = await runCommand('nx', ['run-many', '-t', 'test', '--output-style=static', '--parallel=1']);
  return readProjectCounts(output, ok, ['test']);
}

/** Runs the fault tests that take little time, about a minute in total. `npm run test:faults` runs all fault tests. */
async function runFaultTests(): Promise<TestCounts> {
  progress.print('\n# Faults');
  const { ok } = await runTarget('@memory/lab:faults');
  return stepCounts('Faults', ok);
}

async function runBrowserStories(): Promise<TestCounts> {
  progress.print('\n# Browser stories');
  // The product is already built: Playwright's timeout for starting the product is too short for a first build.
  const { ok } = await runTarget('@memory/e2e:stories');
  return readPlaywrightCounts(ok);
}

/** Runs one Nx target and shows its output at once. When nothing that the target depends on has changed, Nx takes the result from its cache. */
function runTarget(target: string): Promise<{ ok: boolean }> {
  return runCommand('nx', ['run', target, '--output-style=stream-without-prefixes']);
}
