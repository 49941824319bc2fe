import { resolve } from 'node:path';

/** The part of the bundler's module graph that this file uses. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const sourcePath = (path: string): string => resolve(import.meta.dirname, '../src', path);

/**
 * The chunks of the bundle. Each chunk contains the listed source files and all modules that these files import statically. If several
 * chunks need a module, the first chunk of this list contains it.
 */
const CHUNK_ENTRIES = [
  { chunk: 'start', files: ['main.ts'] },
  { chunk: 'app', files: ['shell/mount-app.tsx'] },
  {
    chunk: 'layout',
    files: [
      'shell/signed-out-routes.tsx',
      'components/ui/document-title.tsx',
      'components/ui/optional-content.tsx',
      // These modules are small and several preloaded screens use them, so they share a chunk with the layout.
      'components/ui/form-field.tsx',
      'components/ui/input.tsx',
      'components/ui/tone-colored-pinyin.tsx',
      'components/ui/rice-grid.tsx',
      'components/ui/seal.tsx',
      'journal/mood/mood-face.tsx',
      'session/api/get-config.ts',
      'lib/api-errors.ts',
      'lib/format-date.ts',
    ],
  },
  {
    chunk: 'timeline',
    files: [
      'journal/timeline/components/entry-list.tsx',
      'journal/timeline/public-timeline-page.tsx',
      // What the home page shares with pages that do not need the rest of it.
      'lib/calendar-days.ts',
      'lib/create-id.ts',
      'lib/tab-leader.ts',
    ],
  },
  { chunk: 'signed-in', files: ['shell/signed-in-routes.tsx'] },
  { chunk: 'landing', files: ['shell/landing/landing-page.tsx'] },
  { chunk: 'home', files: ['journal/home/home-page.tsx'] },
].map(({ chunk, files }) => ({ chunk, files: new Set(files.map(sourcePath)) }));

/** The chunk of icons that only lazily loaded components use, several of them. */
const LAZY_ICONS_CHUNK = 'icons';

/** Modules that only lazily loaded pages use (`useQueries`), although the index of their library imports them for everyone. */
const LAZY_LIBRARY_MODULE = /\/(useQueries|queriesObserver)\.js$/;

const chunkNames = [...CHUNK_ENTRIES.map(({ chunk }) => chunk), LAZY_ICONS_CHUNK];

/**
 * Code-splitting groups for the bundler. Without groups the bundler writes one file for each module that two screens share, and a phone
 * would load twenty small files, six at a time. A group also takes the modules that its own modules import, so the groups of the chunks
 * that are needed first have the highest priority.
 */
export const chunkGroups = chunkNames.map((chunk, index) => ({
  name: (id: string, graph: ModuleGraph): string | null => (chunkNameOf(id, graph) === chunk ? chunk : null),
  priority: chunkNames.length - index,
}));

function chunkNameOf(id: string, graph: ModuleGraph): string | undefined {
  return id.includes('/lucide-react/dist/esm/icons/') ? iconChunkName(id, graph) : entryChunkName(id, graph);
}

function entryChunkName(id: string, graph: ModuleGraph): string | undefined {
  if (LAZY_LIBRARY_MODULE.test(id)) return undefined;
  const file = fileOf(id);
  return CHUNK_ENTRIES.find(({ files }) => isImportedBy(file, id, files, graph, new Set()))?.chunk;
}

/**
 * An icon that components of several chunks use is in the chunk that all screens load: in another chunk, a screen would load that whole
 * chunk for one icon.
 */
function iconChunkName(id: string, graph: ModuleGraph): string | undefined {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const chunks = new Set(importers.map((importer) => entryChunkName(importer, graph)));
  if (chunks.size > 1) return 'layout';
  const [chunk] = chunks;
  return chunk ?? (importers.length > 1 ? LAZY_ICONS_CHUNK : undefined);
}

const fileOf = (id: string): string => id.split('?', 1)[0] ?? id;

/** Whether this module is one of `entries` or is imported by one of them statically, directly or through others. */
function isImportedBy(
  file: string,
  id: string,
  entries: ReadonlySet<string>,
  graph: ModuleGraph,
  visited: Set<string>,
): boolean {
  if (entries.has(file)) return true;
  if (visited.has(id)) return false;
  visited.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isImportedBy(importer, importer, entries, graph, visited),
  );
}
