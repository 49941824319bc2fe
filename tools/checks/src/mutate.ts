import { startTestPostgres } from '@memory/testing/test-postgres';
import { Stryker } from '@stryker-mutator/core';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/**
 * Mutation tests, `npm run mutate -- <file> [spec …]`: StrykerJS puts small mistakes into a source file (or those of a glob), one at a time, and
 * reports those that no test notices. The specs are those that guard the file; without them every spec that imports it runs, which may take a
 * minute for each mutant. Not part of `npm test`: a mutant takes 2 to 10 seconds.
 */
const SCORE_MIN_PERCENT = 85;

const [file, ...specs] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    'Usage: npm run mutate -- apps/journal-svc/src/entries/entry.policy.ts apps/journal-svc/test/entry-policy.spec.ts',
  );
  process.exit(2);
}

// All mutants share one temporary PostgreSQL, which runs as long as a process is connected: this process keeps it running.
await startTestPostgres();
process.exit(printScore(await runMutants(file)) < SCORE_MIN_PERCENT ? 1 : 0);

function runMutants(mutate: string): Promise<MutantResult[]> {
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunnerNodeArgs: ['--no-warnings'],
    coverageAnalysis: 'perTest',
    vitest: { configFile: 'tools/checks/src/mutation.vitest.config.ts', related: specs.length === 0 },
    ...(specs.length > 0 && { testFiles: specs }),
    // Texts of messages and logs are no logic; a mutated SQL text or name fails every test that uses it.
    mutator: { plugins: null, excludedMutations: ['StringLiteral'] },
    mutate: [mutate, '!**/*.spec.ts'],
    concurrency: 2,
    // Generous, so that a busy machine does not make a slow run look like a mutant that never ends.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    ignoreStatic: true,
    ignorePatterns: ['dist', '.nx', '.data', '.results'],
    // Stryker would rewrite the paths in tsconfig.json with functions that TypeScript 7 no longer has. The specs need none of them.
    tsconfigFile: 'none.json',
    tempDirName: '.stryker-tmp',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    thresholds: { high: 95, low: SCORE_MIN_PERCENT, break: null },
  }).runMutationTest();
}

/** @returns the mutation score in percent: detected mutants of all valid ones, mutants that no test reaches included. */
function printScore(mutants: readonly MutantResult[]): number {
  const count = (...statuses: MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const timedOut = count('Timeout');
  const detected = count('Killed') + timedOut;
  const undetected = count('Survived', 'NoCoverage');
  const score = (100 * detected) / Math.max(1, detected + undetected);
  console.log(
    `${file}: ${detected} of ${detected + undetected} mutants detected (${timedOut} by timeout), ${score.toFixed(1)} %`,
  );
  return score;
}
