import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Chunk, filesOf, SCREENS } from './first-screens.ts';

/** What a screen may load before somebody does something, gzip, in bytes. */
const BUDGET = 170 * 1024;

/** Refuses to build a page whose first screens weigh too much. */
export function withinBudget(): Plugin {
  return {
    name: 'within-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is typeof file & Chunk => file.type === 'chunk');
      const weight = (file: string): number => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? gzipSync(chunk.code).length : 0;
      };
      const holding = (modules: readonly string[]): Chunk[] =>
        chunks.filter(({ isEntry, moduleIds }) => isEntry || modules.some((module) => moduleIds.some((id) => id.endsWith(`/src/${module}`))));
      for (const [screen, modules] of Object.entries(SCREENS)) {
        const files = filesOf(holding([...modules, 'i18n/en.json']), bundle);
        const bytes = [...files].reduce((sum, file) => sum + weight(file), 0);
        if (bytes > BUDGET) this.error(`The first screen '${screen}' loads ${Math.round(bytes / 1024)} KB of JavaScript (gzip), more than ${BUDGET / 1024}.`);
        this.info(`${screen}: ${Math.round(bytes / 1024)} KB of JavaScript (gzip)`);
      }
    },
  };
}
