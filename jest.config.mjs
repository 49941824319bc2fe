import { join } from 'node:path';

/**
 * One configuration for all projects: `jest -c ../../jest.config.mjs --rootDir .` in a project's folder.
 * swc, because Nest needs decorator metadata and TypeScript 7 has no transformer for jest; native ES modules, because Nest 12
 * is nothing else.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: 'node',
  // Loads NestJS, Prisma etc. once per worker process instead of once per test file.
  runtime: join(import.meta.dirname, 'tools/test-run/shared-packages/runtime.ts'),
  // Measures the processor time of each file for `.results/timings.json`.
  testRunner: join(import.meta.dirname, 'tools/test-run/timed-test-runner.ts'),
  // Generous, because it only ends what fails: two projects' tests, each with its servers, share a machine that may be slow.
  testTimeout: 120_000,
  // Two files of a project at a time, beside another project: much of a test is waiting for a process or a database.
  maxWorkers: 2,
  // `*.release.spec.ts` are of the release tier: jest.release.config.mjs.
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '!**/*.release.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2024',
          experimental: { keepImportAttributes: true },
          keepClassNames: true,
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
        },
      },
    ],
  },
  // Our own packages are TypeScript source, and are linked into node_modules.
  transformIgnorePatterns: ['/node_modules/(?!@memory/)'],
  reporters: ['default', join(import.meta.dirname, 'tools/test-run/jest-results-reporter.ts')],
};
