import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { areaImportsPlugin } from './build/area-imports-plugin.ts';
import { emojiPlugin } from './build/emoji-plugin.ts';

export default mergeConfig(
  base,
  defineConfig({
    // Without this plugin, a spec would load every module that an imported area exports.
    plugins: [areaImportsPlugin(), emojiPlugin()],
    test: {
      // The modules of a page keep state that lasts as long as the page: caches, stores, what Testing Library has registered.
      isolate: true,
      pool: 'threads',
      environmentOptions: { jsdom: { url: 'http://localhost/' } },
    },
  }),
);
