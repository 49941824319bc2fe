import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { root } from './config.ts';
import { fail } from './foreground.ts';
import { runShown } from './run-shown.ts';
import { createSteps } from './steps.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { add, type Results, readProjectResults, readStoryResults, resultsFolder } from './test-results.ts';
import { withThrowAwayPostgres } from './throw-away.ts';

/**
 * `npm test`: lint, types, the tests of every project, and the browser stories over the started product. Everything is
 * run, whatever fails before it; the last line sums it up.
 */
const steps = createSteps();
try {
  await ensureSystemPackages(['redis', 'ffmpeg', 'chromium'], steps);
  rmSync(resultsFolder, { recursive: true, force: true });
  const results = [await lint(), await projects(), await stories()].reduce(add);
  const skipped = results.skipped > 0 ? `, ${results.skipped} skipped` : '';
  process.stdout.write(`\n${results.passed} passed, ${results.failed} failed${skipped}\n`);
  process.exitCode = results.failed > 0 || results.passed === 0 ? 1 : 0;
} catch (error) {
  fail(error);
}

async function lint(): Promise<Results> {
  steps.say('\n# Lint');
  const { ok } = await runShown('oxlint', ['--deny-warnings']);
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** Types and tests of every project, on one PostgreSQL of their own; what did not change comes from Nx's cache. */
function projects(): Promise<Results> {
  steps.say('\n# Types and tests');
  return withThrowAwayPostgres(async (url) => {
    const env = { TEST_DATABASE_URL: `${url}/postgres` };
    const { ok, output } = await runShown('nx', ['run-many', '-t', 'typecheck', 'test', '--output-style=static'], env);
    return readProjectResults(output, ok);
  });
}

async function stories(): Promise<Results> {
  if (!existsSync(join(root, 'apps/e2e/playwright.config.ts'))) return { passed: 0, failed: 0, skipped: 0 };
  steps.say('\n# Browser stories');
  // Not left to the product's start: its time-out is for starting, not for a first build.
  await ensureBuilt(steps);
  const { ok } = await runShown('playwright', ['test', '-c', 'apps/e2e']);
  return readStoryResults(ok);
}
