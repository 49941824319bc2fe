import { resolve } from 'node:path';

/** The part of the bundler's context that is needed here: who imports a module. */
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const source = (path: string): string => resolve(import.meta.dirname, '../src', path);

/** Where loading begins, first match first: what the program's start needs, then what each set of screens needs around its screens. */
const STARTS = [
  { chunk: 'shell', files: ['main.tsx'] },
  { chunk: 'signed-in', files: ['app/signed-in-routes.tsx'] },
  { chunk: 'signed-out', files: ['app/signed-out-routes.tsx'] },
  { chunk: 'timeline', files: ['features/timeline/components/memory-list.tsx', 'features/timeline/components/memory-list-skeleton.tsx'] },
].map(({ chunk, files }) => ({ chunk, files: new Set(files.map(source)) }));

/**
 * The chunk a module goes into; null leaves it to the bundler. By itself the bundler makes a file of every module that two
 * screens share, and a phone then waits for twenty small answers, six at a time.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const file = id.split('?', 1)[0] ?? id;
  return STARTS.find(({ files }) => isReached(file, id, files, graph, new Set()))?.chunk ?? null;
}

function isReached(file: string, id: string, starts: ReadonlySet<string>, graph: Graph, seen: Set<string>): boolean {
  if (starts.has(file)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isReached(importer, importer, starts, graph, seen));
}
