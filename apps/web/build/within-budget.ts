import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, EVERY_SCREEN, filesHolding, filesOf, FIRST_SCREENS } from './first-screens.ts';

/** What a screen may load before somebody does something, gzip, in bytes. */
const BUDGET = 170 * 1024;
/** What the page with its styles and first screens may weigh, brotli, in bytes: a new connection carries 14 KB in its first round trip, the double in its second. */
const PAGE_BUDGET = 20 * 1024;

/** Refuses to build a page that weighs too much, or whose first screens do. */
export function withinBudget(): Plugin {
  return {
    name: 'within-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const weight = (file: string): number => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? gzipSync(chunk.code).length : 0;
      };
      const program = chunksOf(bundle).filter(({ isEntry }) => isEntry);
      for (const [screen, { modules }] of Object.entries(FIRST_SCREENS)) {
        const files = new Set([
          ...filesOf(program, bundle),
          ...filesHolding([...modules, ...(EVERY_SCREEN.en ?? [])], bundle),
        ]);
        const bytes = [...files].reduce((sum, file) => sum + weight(file), 0);
        if (bytes > BUDGET)
          this.error(
            `The first screen '${screen}' loads ${Math.round(bytes / 1024)} KB of JavaScript (gzip), more than ${BUDGET / 1024}.`,
          );
        this.info(`${screen}: ${Math.round(bytes / 1024)} KB of JavaScript (gzip) in ${files.size} files`);
      }
    },
    writeBundle({ dir = '' }) {
      const bytes = brotliCompressSync(readFileSync(join(dir, 'index.html'))).length;
      if (bytes > PAGE_BUDGET)
        this.error(`The page weighs ${Math.round(bytes / 1024)} KB (brotli), more than ${PAGE_BUDGET / 1024}.`);
    },
  };
}
