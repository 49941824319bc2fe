import { Stryker } from '@stryker-mutator/core';

/**
 * Mutation tests, `npm run mutate -- <project> [pattern…]`: StrykerJS puts small mistakes into the code, one at a time, and reports those
 * that no test of the project notices. Not part of `npm test`: every mutant runs the tests that reach it, which takes minutes to hours.
 */
const areas: Record<string, { readonly folder: string; readonly mutate: readonly string[] }> = {
  'event-bus': { folder: 'libs/event-bus', mutate: ['src/**'] },
  gateway: { folder: 'apps/gateway', mutate: ['src/rate-limits/**', 'src/proxy/upstream-url.ts', 'src/stream/**'] },
  'journal-svc': {
    folder: 'apps/journal-svc',
    mutate: ['src/**/*.policy.ts', 'src/**/*.presenter.ts', 'src/entries/entry-counters.ts'],
  },
  'language-svc': { folder: 'apps/language-svc', mutate: ['src/readings/**', 'src/**/*.policy.ts'] },
  'media-svc': { folder: 'apps/media-svc', mutate: ['src/uploads/**', 'src/**/*.policy.ts', 'src/storage-quota/**'] },
  'service-kit': {
    folder: 'libs/service-kit',
    mutate: ['src/idempotency/**', 'src/access/**', 'src/http/ambiguous-path.ts'],
  },
  'social-svc': { folder: 'apps/social-svc', mutate: ['src/**/*.presenter.ts', 'src/friendships/**'] },
  web: { folder: 'apps/web', mutate: ['src/features/**/use-*.ts', 'src/lib/use-*.ts'] },
};

/** The mutation score, in percent, below which the command fails. */
const SCORE_MIN = 85;

const [project = '', ...patterns] = process.argv.slice(2);
const area = areas[project];
if (!area) {
  console.error(`Usage: npm run mutate -- <project> [pattern…]\nProjects: ${Object.keys(areas).join(', ')}`);
  process.exit(2);
}
const { folder } = area;
const mutate = (patterns.length > 0 ? patterns : area.mutate).map((pattern) => `${folder}/${pattern}`);

await new Stryker({
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    configFile: 'jest.config.mjs',
    config: { rootDir: folder, reporters: [], bail: 1 },
  },
  // Texts of messages and logs are no logic; a mutated SQL text or name fails every test that uses it.
  mutator: { plugins: null, excludedMutations: ['StringLiteral'] },
  mutate: [...mutate, `!${folder}/**/*.spec.ts`, `!${folder}/**/*.spec.tsx`, `!${folder}/src/generated/**`],
  // Two test files at a time already use both cores of a small machine.
  concurrency: 1,
  timeoutMS: 30_000,
  ignoreStatic: true,
  ignorePatterns: ['dist', '.nx', '.data', '.results'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 95, low: SCORE_MIN, break: SCORE_MIN },
}).runMutationTest();
