import { defineConfig } from 'vitest/config';
import base from '../../../vitest.config.ts';

/** The configuration of mutation tests: each mutant runs its specs in a worker of StrykerJS. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // A mutant often makes every test of a file wait for an event that never happens.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    reporters: [],
  },
});
