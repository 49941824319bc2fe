import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * One configuration for all projects: `vitest run -c ../../vitest.config.ts --root .` in a project's folder. `TEST_TIER=release` selects
 * `*.release.spec.ts` ([ADR 43](docs/adr/0043-two-tiers-of-tests.md)).
 */
const isReleaseTier = process.env.TEST_TIER === 'release';
const testRun = join(import.meta.dirname, 'tools/checks/src/test-run');

export default defineConfig({
  // The same as in build-service.ts: NestJS reads the types of constructor parameters from the metadata of decorators.
  oxc: {
    decorator: { legacy: true, emitDecoratorMetadata: true },
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
    jsx: { runtime: 'automatic' },
  },
  // The name that a spec of the web app chooses: `@vitest-environment dom`.
  resolve: { alias: { 'vitest-environment-dom': join(import.meta.dirname, 'apps/web/test/dom-environment.ts') } },
  test: {
    globals: true,
    include: isReleaseTier ? ['**/*.release.spec.ts'] : ['**/*.spec.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(isReleaseTier ? [] : ['**/*.release.spec.ts'])],
    pool: 'forks',
    // The spec files of a worker share its modules, so NestJS, Prisma and our own code are loaded once per worker.
    isolate: false,
    // One more than a small machine has processors, because many tests wait for a server or a process.
    maxWorkers: 3,
    // Generous, because it only ends what fails: on a busy machine a test that waits for a process may need ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 10_000,
    execArgv: ['--no-warnings'],
    runner: join(testRun, 'timed-test-runner.ts'),
    reporters: ['default', join(testRun, 'test-results-reporter.ts')],
  },
});
