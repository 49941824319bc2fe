interface FirstScreen {
  /** The modules whose chunks the screen is made of. */
  modules: string[];
  /** What it asks the server for, word for word as the page will ask. */
  answers?: string[];
}

const signedOut = 'app/signed-out-routes.tsx';
const signedIn = 'app/signed-in-routes.tsx';
const whoIsHere = '/api/simple-user';
const publicMemories = '/api/public-timeline?limit=20';

/** The screens people arrive at, by who they seem to be and the address. What each needs is asked for while the program still loads. */
export const FIRST_SCREENS: Record<string, FirstScreen> = {
  'out /': { modules: [signedOut, 'features/landing/landing-page.tsx'] },
  'out /auth': { modules: [signedOut, 'features/auth/auth-page.tsx'] },
  'out /public-timeline': {
    modules: [signedOut, 'features/timeline/public-timeline-page.tsx'],
    answers: [publicMemories],
  },
  'in /': { modules: [signedIn, 'features/home/home-page.tsx'], answers: [whoIsHere, '/api/journal-entries?limit=20'] },
  'in /public-timeline': {
    modules: [signedIn, 'features/timeline/public-timeline-page.tsx'],
    answers: [whoIsHere, publicMemories],
  },
  'in /vocabulary': { modules: [signedIn, 'features/vocabulary/vocabulary-page.tsx'], answers: [whoIsHere] },
};

const drawPage = 'app/draw-page.tsx';

/** What every screen needs besides, in each language of the interface. */
export const EVERY_SCREEN: Record<string, string[]> = {
  en: [drawPage, 'i18n/en.json'],
  'zh-Hans': [drawPage, 'i18n/zh.json'],
};

export interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
}

export const chunksOf = (bundle: Record<string, { type: string }>): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The files that hold these modules, the one through which each is imported among them, and all that those import before they run. */
export function filesHolding(modules: readonly string[], bundle: Record<string, { type: string }>): Set<string> {
  const ends = modules.map((module) => `/src/${module}`);
  const holds = (id: string | null): boolean => ends.some((end) => id?.endsWith(end));
  return filesOf(
    chunksOf(bundle).filter(({ moduleIds, facadeModuleId }) => holds(facadeModuleId) || moduleIds.some(holds)),
    bundle,
  );
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
