import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { LANGUAGE_PRELOADS, SCREEN_PRELOADS } from '../prerender/preload-manifest.ts';
import { chunksInBundle, filesContainingModules, filesWithStaticImports } from './chunk-files.ts';

/** Maximum size of the JavaScript that a screen loads before the user does anything, compressed with gzip. */
const SCREEN_SCRIPTS_BUDGET_BYTES = 174 * 1024;
/**
 * Maximum size of index.html with its styles and prerendered screens, compressed with brotli. On a new TCP connection the server can send
 * 14 KB in the first round trip and 28 KB in the second, so the whole page arrives within two round trips.
 */
const PAGE_BUDGET_BYTES = 20.25 * 1024;

/** Screens that are not preloaded, because few visits begin on them. Their budget is the budget of preloaded screens. */
const OTHER_SCREENS: typeof SCREEN_PRELOADS = {
  'signed-in /review': {
    modules: ['shell/signed-in-routes.tsx', 'words/reviews/review-page.tsx', 'words/reviews/reviews.en.json'],
  },
  'signed-in /read': {
    modules: [
      'shell/signed-in-routes.tsx',
      'reading/reading-mode/reading-page.tsx',
      'reading/reading-mode/reading-mode.en.json',
      'reading/annotated-text/reading-aids.en.json',
    ],
  },
};

/** Vite plugin that fails the build when index.html or the scripts of a screen exceed their size budget. */
export function sizeBudgetPlugin(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const gzipBytes = (file: string): number => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? gzipSync(chunk.code).length : 0;
      };
      const entries = chunksInBundle(bundle).filter(({ isEntry }) => isEntry);
      for (const [screen, { modules }] of Object.entries({ ...SCREEN_PRELOADS, ...OTHER_SCREENS })) {
        const files = new Set([
          ...filesWithStaticImports(entries, bundle),
          ...filesContainingModules([...modules, ...(LANGUAGE_PRELOADS.en ?? [])], bundle),
        ]);
        const bytes = [...files].reduce((sum, file) => sum + gzipBytes(file), 0);
        if (bytes > SCREEN_SCRIPTS_BUDGET_BYTES)
          this.error(
            `The screen '${screen}' loads ${Math.round(bytes / 1024)} KB of JavaScript (gzip), more than ${SCREEN_SCRIPTS_BUDGET_BYTES / 1024}.`,
          );
        this.info(`${screen}: ${(bytes / 1024).toFixed(1)} KB of JavaScript (gzip) in ${files.size} files`);
      }
    },
    writeBundle({ dir = '' }) {
      const bytes = brotliCompressSync(readFileSync(join(dir, 'index.html'))).length;
      if (bytes > PAGE_BUDGET_BYTES)
        this.error(`index.html weighs ${Math.round(bytes / 1024)} KB (brotli), more than ${PAGE_BUDGET_BYTES / 1024}.`);
    },
  };
}
