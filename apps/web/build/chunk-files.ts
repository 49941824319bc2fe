export interface BundleChunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
}

type Bundle = Record<string, { type: string }>;

export const chunksInBundle = (bundle: Bundle): BundleChunk[] =>
  Object.values(bundle).filter((file): file is BundleChunk => file.type === 'chunk');

/**
 * The files of all chunks that contain one of these source modules or are its dynamic-import entry, with their static imports.
 * @param modules paths below `src/`
 */
export function filesContainingModules(modules: readonly string[], bundle: Bundle): Set<string> {
  const suffixes = modules.map((module) => `/src/${module}`);
  const isWanted = (id: string | null): boolean => suffixes.some((suffix) => id?.endsWith(suffix));
  return filesWithStaticImports(
    chunksInBundle(bundle).filter(
      ({ moduleIds, facadeModuleId }) => isWanted(facadeModuleId) || moduleIds.some(isWanted),
    ),
    bundle,
  );
}

/** The files of these chunks and, recursively, of their static imports. */
export function filesWithStaticImports(chunks: readonly BundleChunk[], bundle: Record<string, unknown>): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: BundleChunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const imported of chunk.imports) visit(bundle[imported] as BundleChunk | undefined);
  };
  for (const chunk of chunks) visit(chunk);
  return files;
}
