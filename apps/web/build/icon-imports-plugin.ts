import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICON_IMPORT = /^import \{([^}]+)\} from 'lucide-react';$/gm;
const ICON_EXPORT = /export \{([^}]+)\} from '\.\/icons\/([a-z\d-]+)\.mjs'/g;

/**
 * Makes each module import its icons from their own files instead of the library's index. The index imports every icon, so the bundler puts
 * all icons of the app into the first chunk that needs one.
 */
export function iconImportsPlugin(): Plugin {
  const anIcon = import.meta.resolve('lucide-react/icons/x');
  const files = iconFiles(readFileSync(new URL('../lucide-react.mjs', anIcon), 'utf8'));
  return {
    name: 'icon-imports',
    apply: 'build',
    // The imports are rewritten as the source contains them, before other plugins compile it.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({ code: importEachIcon(code, files), map: null }),
    },
  };
}

/** The file of each icon by the names under which the library's index exports it. */
export function iconFiles(index: string): Map<string, string> {
  return new Map(
    [...index.matchAll(ICON_EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
    ),
  );
}

/** Replaces imports of several icons by one import for each icon. Types and unknown names are still imported from the index. */
export function importEachIcon(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(ICON_IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const [imported = '', local = imported] = name.split(' as ');
        const file = files.get(imported);
        return file ? `import ${local} from 'lucide-react/icons/${file}';` : `import { ${name} } from 'lucide-react';`;
      })
      .join(''),
  );
}
