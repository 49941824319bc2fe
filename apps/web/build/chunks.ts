import { resolve } from 'node:path';

/** The part of the bundler's context that is needed here: who imports a module. */
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const source = (path: string): string => resolve(import.meta.dirname, '../src', path);

/** Where loading begins, first match first: what the program's start needs, what is around every screen, then each of the first screens. */
const STARTS = [
  { chunk: 'start', files: ['main.ts'] },
  { chunk: 'shell', files: ['app/draw-page.tsx'] },
  {
    chunk: 'around',
    files: [
      'app/signed-out-routes.tsx',
      'components/layout/page-title.tsx',
      // small, and on more than one of the first screens
      'components/ui/field.tsx',
      'components/ui/input.tsx',
      'components/ui/pinyin.tsx',
      'components/ui/rice-grid.tsx',
      'components/ui/seal.tsx',
      'features/mood/components/mood-face.tsx',
      'features/session/api/get-config.ts',
      'lib/error-message.ts',
      'lib/format-date.ts',
    ],
  },
  {
    chunk: 'timeline',
    files: ['features/timeline/components/entry-list.tsx', 'features/timeline/public-timeline-page.tsx'],
  },
  { chunk: 'signed-in', files: ['app/signed-in-routes.tsx'] },
  { chunk: 'landing', files: ['features/landing/landing-page.tsx'] },
  { chunk: 'home', files: ['features/home/home-page.tsx'] },
].map(({ chunk, files }) => ({ chunk, files: new Set(files.map(source)) }));

/**
 * The chunks, for the bundler. By itself it makes a file of every module that two screens share, and a phone then waits for twenty
 * small answers, six at a time. A chunk takes along what its modules import, so those that come first must be made first.
 */
export const chunks = STARTS.map(({ chunk }, index) => ({
  name: (id: string, graph: Graph): string | null => (chunkOf(id, graph) === chunk ? chunk : null),
  priority: STARTS.length - index,
}));

function chunkOf(id: string, graph: Graph): string | undefined {
  const file = id.split('?', 1)[0] ?? id;
  return STARTS.find(({ files }) => isReached(file, id, files, graph, new Set()))?.chunk;
}

function isReached(file: string, id: string, starts: ReadonlySet<string>, graph: Graph, seen: Set<string>): boolean {
  if (starts.has(file)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isReached(importer, importer, starts, graph, seen),
  );
}
