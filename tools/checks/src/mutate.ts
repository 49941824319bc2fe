import { startTestPostgres } from '@memory/testing/test-postgres';
import { Stryker } from '@stryker-mutator/core';
import { type MutationArea, mutationProjects } from './mutation/areas.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/**
 * Mutation tests, `npm run mutate -- <project> [text]`: StrykerJS puts small mistakes into the code, one at a time, and reports those
 * that no spec of the area notices. With a text, only areas that mutate a path containing it run. Not part of `npm test`: a mutant
 * takes 2 to 10 seconds.
 */
const SCORE_MIN_PERCENT = 85;

const [name = '', text = ''] = process.argv.slice(2);
const project = mutationProjects[name];
const areas = project?.areas.filter(({ mutate }) => mutate.some((pattern) => pattern.includes(text))) ?? [];
if (!project || areas.length === 0) {
  console.error(
    `Usage: npm run mutate -- <project> [part of a path]\nProjects: ${Object.keys(mutationProjects).join(', ')}`,
  );
  process.exit(2);
}

// All mutants share one temporary PostgreSQL, which runs as long as a process is connected: this process keeps it running.
await startTestPostgres();

const scores: number[] = [];
for (const area of areas) scores.push(printScore(area, await runMutants(project.folder, area)));
process.exit(Math.min(...scores) < SCORE_MIN_PERCENT ? 1 : 0);

function runMutants(folder: string, { mutate, specs }: MutationArea): Promise<MutantResult[]> {
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunnerNodeArgs: ['--no-warnings'],
    coverageAnalysis: 'perTest',
    // The specs are named, so the runner does not look for those that import a file.
    vitest: { configFile: 'tools/checks/src/mutation/vitest.config.ts', related: false },
    testFiles: specs.map((spec) => `${folder}/${spec}.spec.{ts,tsx}`),
    // Texts of messages and logs are no logic; a mutated SQL text or name fails every test that uses it.
    mutator: { plugins: null, excludedMutations: ['StringLiteral'] },
    mutate: [...mutate.map((pattern) => `${folder}/${pattern}`), `!${folder}/**/*.spec.ts`],
    concurrency: 2,
    // Generous, so that a busy machine does not make a slow run look like a mutant that never ends.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    ignoreStatic: true,
    ignorePatterns: ['dist', '.nx', '.data', '.results'],
    tempDirName: `.stryker-tmp/${name}`,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    thresholds: { high: 95, low: SCORE_MIN_PERCENT, break: null },
  }).runMutationTest();
}

/** @returns the mutation score in percent: detected mutants of all valid ones, mutants that no test reaches included. */
function printScore({ mutate }: MutationArea, mutants: readonly MutantResult[]): number {
  const count = (...statuses: MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const timedOut = count('Timeout');
  const detected = count('Killed') + timedOut;
  const undetected = count('Survived', 'NoCoverage');
  const score = (100 * detected) / Math.max(1, detected + undetected);
  console.log(
    `${mutate.join(', ')}: ${detected} of ${detected + undetected} mutants detected (${timedOut} by timeout), ${score.toFixed(1)} %`,
  );
  return score;
}
