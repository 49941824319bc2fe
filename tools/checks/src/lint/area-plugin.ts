import { dirname, relative, resolve, sep } from 'node:path';

/**
 * An oxlint plugin for the areas of the web app: the folders of apps/web/src in its option `areas`. The rule `area/border` allows a module to import
 * another area only through that area's index.ts or lists of pages, and only if that area precedes its own in the option. Imports between areas
 * therefore form no cycle. The shared folders (components, lib, i18n) import no area. A lazily loaded component is declared in its own area, because
 * a dynamic import of an index.ts would load everything that the index.ts exports.
 */
interface Import {
  readonly source: { readonly value?: unknown } | null;
}
interface Context {
  readonly filename: string;
  readonly options: readonly { readonly areas?: readonly string[] }[];
  report(finding: { node: unknown; message: string }): void;
}

const webFolder = resolve(process.cwd(), 'apps/web');
const ENTRY_FILES = /^(?:index|[a-z-]+-pages)\.ts$/;
const SHELL = 'shell';

/**
 * The area of a file and its path inside of the area; null for a file of a shared folder. The files that start the app (src/main.ts, prerender) belong to the shell, but
 * is no area that could be imported.
 */
function placeOf(file: string, areas: readonly string[]): { area: string; path: string } | null {
  const [top = '', area = '', ...path] = relative(webFolder, file).split(sep);
  if (top === 'prerender' || (top === 'src' && area === 'main.ts')) return { area: SHELL, path: '' };
  return top === 'src' && areas.includes(area) ? { area, path: path.join('/') } : null;
}

const border = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { areas: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context: Context) {
    const areas = context.options[0]?.areas ?? [];
    const own = placeOf(context.filename, areas)?.area ?? null;
    const check = (node: Import, isDynamic: boolean): void => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = placeOf(resolve(dirname(context.filename), source), areas);
      if (!target || target.path === '') return;
      const message = problemOf(target, isDynamic);
      if (message !== null) context.report({ node, message });
    };
    const problemOf = ({ area, path }: { area: string; path: string }, isDynamic: boolean): string | null => {
      if (area === own) return path === 'index.ts' ? 'index.ts is for other areas: import the file itself' : null;
      if (own === null) return `what all areas share imports no area, so not \`${area}\``;
      if (areas.indexOf(area) > areas.indexOf(own))
        return `\`${own}\` may not import \`${area}\`, which comes after it in the list of areas (.oxlintrc.json)`;
      if (isDynamic) return `export a lazily loaded component from \`${area}\` instead of importing its file`;
      if (!ENTRY_FILES.test(path)) return `import from \`${area}/index.ts\` what \`${area}\` offers to other areas`;
      return null;
    };
    const checkStatic = (node: Import): void => check(node, false);
    return {
      ImportDeclaration: checkStatic,
      ExportNamedDeclaration: checkStatic,
      ExportAllDeclaration: checkStatic,
      ImportExpression: (node: Import): void => check(node, true),
    };
  },
};

export default { meta: { name: 'area' }, rules: { border } };
