import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { areaImportsPlugin } from '../build/area-imports-plugin.ts';
import { emojiPlugin } from '../build/emoji-plugin.ts';

export interface PrerenderedScreen {
  /**
   * The name of the screen: a key of `SCREEN_PRELOADS`, `entry-card` or `loading`. `inline-scripts/show-prerendered-screen.js` finds the
   * screen by this name.
   */
  screen: string;
  language: string;
  html: string;
}

const webFolder = resolve(import.meta.dirname, '..');

/** Builds `prerendered-screens.tsx` for Node, runs it and returns the HTML of every screen in every language. */
export async function prerenderScreens(): Promise<PrerenderedScreen[]> {
  // The output folder is inside node_modules, so that the built module can import the installed packages.
  const outDir = await mkdtemp(join(webFolder, '../../node_modules/.prerender-'));
  try {
    await build({
      configFile: false,
      root: webFolder,
      logLevel: 'warn',
      plugins: [areaImportsPlugin(), react(), emojiPlugin()],
      build: {
        ssr: 'prerender/prerendered-screens.tsx',
        outDir,
        rolldownOptions: { output: { entryFileNames: 'prerendered-screens.mjs' } },
      },
    });
    const { renderAllScreens } = (await import(pathToFileURL(join(outDir, 'prerendered-screens.mjs')).href)) as {
      renderAllScreens: () => Promise<PrerenderedScreen[]>;
    };
    return await renderAllScreens();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
