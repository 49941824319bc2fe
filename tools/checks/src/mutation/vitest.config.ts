import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../../../vitest.config.ts';

/** The configuration of mutation tests: each mutant runs the specs of its area in a worker of StrykerJS. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      // A mutant often makes every test of a file wait for something that never happens.
      testTimeout: 10_000,
      hookTimeout: 10_000,
      reporters: [],
    },
  }),
);
