import { startTestPostgres } from '@memory/testing/test-postgres';
import { Stryker } from '@stryker-mutator/core';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/**
 * Mutation tests, `npm run mutate -- <file> [spec …]`. StrykerJS puts small mistakes (mutants) into a source file, or the files of a glob, one at a
 * time. It reports the mutants that no test notices. The given specs run for each mutant; without them, every spec that imports the file runs, which
 * may take a minute per mutant. Not part of `npm test`: a mutant takes 2 to 10 seconds.
 */
const SCORE_MIN_PERCENT = 85;

const [file, ...specs] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    'Usage: npm run mutate -- apps/journal-svc/src/entries/entry.policy.ts apps/journal-svc/test/entry-policy.spec.ts',
  );
  process.exit(2);
}

// All mutants share one temporary PostgreSQL. It runs as long as a process is connected, and this process stays connected.
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
    // Texts of messages and logs contain no logic. A mutated SQL text or name would fail every test that uses it.
    mutator: { plugins: null, excludedMutations: ['StringLiteral'] },
    mutate: [mutate, '!**/*.spec.ts'],
    concurrency: 2,
    // The timeout is generous, so that on a busy machine a slow run is not mistaken for a mutant that never ends.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    ignoreStatic: true,
    ignorePatterns: ['dist', '.nx', '.data', '.results'],
    // Stryker would rewrite the paths in tsconfig.json with functions that TypeScript 7 no longer has. The specs do not need these paths.
    tsconfigFile: 'none.json',
    tempDirName: '.stryker-tmp',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    thresholds: { high: 95, low: SCORE_MIN_PERCENT, break: null },
  }).runMutationTest();
}

/** @returns the mutation score in percent: the share of detected mutants among all valid mutants, including mutants that no test reaches. */
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
