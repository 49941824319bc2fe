import type { Plugin } from 'vite';

/** What is asked for while the page itself is still arriving: per language and per screen, the module whose chunks are needed. */
export const SCREENS: Record<string, string[]> = {
  en: ['i18n/en.json'],
  'zh-Hans': ['i18n/zh.json'],
  'out /': ['app/signed-out-routes.tsx', 'features/landing/landing-page.tsx'],
  'out /auth': ['app/signed-out-routes.tsx', 'features/auth/auth-page.tsx'],
  'out /public-timeline': ['app/signed-out-routes.tsx', 'features/timeline/public-timeline-page.tsx'],
  'in /': ['app/signed-in-routes.tsx', 'features/home/home-page.tsx'],
  'in /public-timeline': ['app/signed-in-routes.tsx', 'features/timeline/public-timeline-page.tsx'],
  'in /vocabulary': ['app/signed-in-routes.tsx', 'features/vocabulary/vocabulary-page.tsx'],
};

export interface Chunk {
  type: 'chunk';
  fileName: string;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
}

/**
 * Tells the page which files its first screen will need, for `public/first-paint.js` to ask for at once. Without it a phone
 * finds out one after the other: the program, the set of screens, the screen.
 */
export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file): file is typeof file & Chunk => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const loaded = filesOf(entry ? [entry] : [], bundle);
        const files = Object.entries(SCREENS).map(([screen, modules]) => {
          const needed = chunks.filter(({ moduleIds }) => modules.some((module) => moduleIds.some((id) => id.endsWith(`/src/${module}`))));
          return [screen, [...filesOf(needed, bundle)].filter((file) => !loaded.has(file))];
        });
        return [{ tag: 'meta', injectTo: 'head-prepend', attrs: { name: 'first-screens', content: JSON.stringify(Object.fromEntries(files)) } }];
      },
    },
  };
}

/** The files of these chunks and of all that they import before they run. */
export function filesOf(chunks: readonly Chunk[], bundle: Record<string, unknown>): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const imported of chunk.imports) visit(bundle[imported] as Chunk | undefined);
  };
  for (const chunk of chunks) visit(chunk);
  return files;
}
