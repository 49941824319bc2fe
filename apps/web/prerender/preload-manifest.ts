import type { Rolldown } from 'vite';
import { chunksInBundle, filesContainingModules, filesWithStaticImports } from '../build/chunk-files.ts';

interface ScreenPreload {
  /** Paths (below `src/`) of the source modules whose chunks the screen needs. */
  modules: string[];
  /**
   * The paths of the API requests that the screen sends. Each path and query must be exactly those that the app will request, because
   * `client/prefetched-responses.ts` compares them as strings.
   */
  requests?: string[];
}

const signedOutRoutes = 'shell/signed-out-routes.tsx';
const signedInRoutes = 'shell/signed-in-routes.tsx';
const currentUserRequest = '/api/simple-user';
const publicEntriesRequest = '/api/public-timeline?limit=20';

/**
 * Modules and API responses that are preloaded for the screens on which most visits begin. The key is the session hint (`signed-in` or
 * `signed-out`) and the path of the screen.
 */
export const SCREEN_PRELOADS: Record<string, ScreenPreload> = {
  'signed-out /': { modules: [signedOutRoutes, 'shell/landing/landing-page.tsx'] },
  'signed-out /auth': { modules: [signedOutRoutes, 'account/auth/auth-page.tsx'] },
  'signed-out /public-timeline': {
    modules: [signedOutRoutes, 'journal/timeline/public-timeline-page.tsx'],
    requests: [publicEntriesRequest],
  },
  'signed-in /': {
    modules: [signedInRoutes, 'journal/home/home-page.tsx'],
    requests: [currentUserRequest, '/api/journal-entries?limit=20'],
  },
  'signed-in /public-timeline': {
    modules: [signedInRoutes, 'journal/timeline/public-timeline-page.tsx'],
    requests: [currentUserRequest, publicEntriesRequest],
  },
  'signed-in /vocabulary': {
    modules: [signedInRoutes, 'words/vocabulary/vocabulary-page.tsx'],
    requests: [currentUserRequest, '/api/vocabulary/compact?limit=100'],
  },
  'signed-in /friends': {
    modules: [signedInRoutes, 'people/friends/friends-page.tsx'],
    requests: [currentUserRequest, '/api/friends?limit=50'],
  },
};

const mountAppModule = 'shell/mount-app.tsx';

/** The source modules that every screen needs in addition to those of SCREEN_PRELOADS, by interface language. */
export const LANGUAGE_PRELOADS: Record<string, string[]> = {
  en: [mountAppModule, 'i18n/en.json'],
  'zh-Hans': [mountAppModule, 'i18n/zh.json'],
};

/** The chunk files and API requests that `inline-scripts/show-prerendered-screen.js` preloads, by language and by screen. */
export function buildPreloadManifest(bundle: Rolldown.OutputBundle) {
  const entryFiles = filesWithStaticImports(
    chunksInBundle(bundle).filter(({ isEntry }) => isEntry),
    bundle,
  );
  const filesOf = (modules: string[]): string[] =>
    [...filesContainingModules(modules, bundle)].filter((file) => !entryFiles.has(file));
  const screens = Object.entries(SCREEN_PRELOADS);
  return {
    files: {
      ...Object.fromEntries(
        Object.entries(LANGUAGE_PRELOADS).map(([language, modules]) => [language, filesOf(modules)]),
      ),
      ...Object.fromEntries(screens.map(([screen, { modules }]) => [screen, filesOf(modules)])),
    },
    requests: Object.fromEntries(screens.flatMap(([screen, { requests }]) => (requests ? [[screen, requests]] : []))),
  };
}
