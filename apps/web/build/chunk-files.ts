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
 * The files of all chunks that contain one of these source modules, and the files of their static imports. A module that is imported
 * dynamically names a chunk of its own, which counts too.
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

/** The files of these chunks and of all chunks that they import statically, directly or through others. */
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
