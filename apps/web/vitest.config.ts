import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    test: {
      // The modules of a page keep state that lasts as long as the page: caches, stores, what Testing Library has registered.
      isolate: true,
      pool: 'threads',
      environmentOptions: { jsdom: { url: 'http://localhost/' } },
    },
  }),
);
