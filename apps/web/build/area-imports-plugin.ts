import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const AREA_IMPORT = /^import \{([^}]+)\} from '(\.{1,2}\/(?:[\w-]+\/|\.\.\/)*index\.ts)';$/gm;
const AREA_EXPORT = /^export (?:type )?\{([^}]+)\} from '(\.\/[^']+)';$/gm;

/**
 * Replaces each import of an area's index.ts by imports of the files that contain the imported names. With the index.ts, the bundler puts everything
 * that it exports into the first chunk. Rolldown's option `lazyBarrel` does not prevent this: with the option, and with each index.ts marked as free
 * of side effects, `/auth` loads 247 KB instead of 162 KB.
 */
export function areaImportsPlugin(): Plugin {
  return {
    name: 'area-imports',
    // The imports are rewritten as the source contains them, before other plugins compile it.
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/(?:src|prerender)\/.*\.tsx?$/, code: "/index.ts'" },
      handler: (code, id) => ({ code: importFromFiles(code, id, (path) => readFileSync(path, 'utf8')), map: null }),
    },
  };
}

/**
 * Replaces each import from an index.ts by imports from the files that the index names. The lines keep their numbers.
 * @param read returns the text of a file
 * @throws Error when the index does not export an imported name
 */
export function importFromFiles(code: string, id: string, read: (path: string) => string): string {
  return code.replaceAll(AREA_IMPORT, (statement, names: string, path: string) => {
    const index = resolve(dirname(id), path);
    const exported = exportsOf(read(index));
    const imports = listOf(names).map(({ name, local }) => {
      const source = exported.get(name.replace(/^type /, ''));
      if (!source) throw new Error(`${index} does not export ${name}`);
      const file = relative(dirname(id), resolve(dirname(index), source.file))
        .split(sep)
        .join('/');
      const specifier = file.startsWith('.') ? file : `./${file}`;
      const prefix = name.startsWith('type ') ? 'type ' : '';
      return `import { ${prefix}${source.name} as ${local} } from '${specifier}';`;
    });
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

/** The file and the name there of each name that an index exports. */
function exportsOf(index: string): Map<string, { file: string; name: string }> {
  return new Map(
    [...index.matchAll(AREA_EXPORT)].flatMap(([, names = '', file = '']) =>
      listOf(names).map(({ name, local }) => [local, { file, name: name.replace(/^type /, '') }] as const),
    ),
  );
}

/** The names between the braces of an import or export: `a, type B, c as d`. */
const listOf = (names: string): { name: string; local: string }[] =>
  names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', local = name.replace(/^type /, '')] = one.split(' as ');
      return { name, local };
    });
