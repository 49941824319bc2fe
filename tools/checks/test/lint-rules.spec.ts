import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';

const root = resolve(import.meta.dirname, '../../..');
let tree: string;

beforeEach(() => {
  tree = createTemporaryFolder(onTestFinished);
  for (const path of ['.oxlintrc.json', 'CONTEXT.md', 'tools/checks/src/lint'])
    cpSync(join(root, path), join(tree, path), { recursive: true });
  // The plugins import packages.
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
});

/** Lints one file at `path` with the repository's rules. @returns the linter's output; null when it accepts the file */
function lint(path: string, source: string): string | null {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--deny-warnings', path], {
      cwd: tree,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return null;
  } catch (error) {
    // Nx asks the programs that it starts for colours.
    return stripVTControlCharacters((error as { stdout: string }).stdout);
  }
}

const sourceImporting = (from: string) => `import { something } from '${from}';\nexport const used = something;\n`;

describe('a forbidden import fails the lint', () => {
  it.each([
    ['apps/journal-svc/src/a.ts', '@memory/social-svc', 'an app from another app by name'],
    ['apps/journal-svc/src/a.ts', '../../social-svc/src/accounts/a.ts', 'an app from another app by path'],
    ['apps/web/src/a.ts', '@nestjs/common', 'Nest in the browser'],
    ['apps/web/src/words/x/api/a.ts', '@memory/service-kit', 'server code in the browser'],
    ['apps/web/src/a.tsx', 'bullmq', 'the job queue in the browser'],
    ['libs/contracts/src/a.ts', '@nestjs/common', 'anything but zod in the contracts'],
    ['libs/events/src/a.ts', '@memory/contracts', 'anything but zod in the events'],
    ['libs/text/src/a.ts', 'zod', 'anything in the text rules'],
    ['libs/event-bus/src/a.ts', '@memory/journal-svc', 'an app from a library'],
    ['libs/event-bus/src/a.ts', '@memory/launcher/topology', 'a tool from a library'],
    ['tools/backup/src/a.ts', '../../../apps/media-svc/src/a.ts', 'an app from a tool by path'],
    ['lab/test/a.ts', '@memory/media-svc/src/a.ts', 'an app from the laboratory by name'],
    ['deploy/containers/a.ts', '../../apps/media-svc/src/a.ts', 'an app from the programs of the images'],
    ['tools/admin/src/a.ts', '../../launcher/src/config.ts', 'a package by path'],
  ])('%s from %s (%s)', (path, from) => {
    expect(lint(path, sourceImporting(from))).toContain('no-restricted-imports');
  });

  it.each([
    ['apps/web/src/a.ts', '@memory/contracts'],
    ['apps/journal-svc/src/entries/a.ts', '../database.ts'],
    ['apps/journal-svc/src/a.ts', '@memory/event-bus'],
    ['libs/contracts/src/journal/a.ts', '../route.ts'],
    ['libs/contracts/src/a.ts', 'zod'],
    ['tools/admin/src/a.ts', '@memory/launcher/config'],
    ['tools/admin/src/a.ts', '../backup/a.ts'],
  ])('%s may import %s', (path, from) => {
    expect(lint(path, sourceImporting(from))).toBeNull();
  });
});

describe('the areas of the web app', () => {
  it.each([
    ['apps/web/src/words/reviews/a.ts', '../../journal/index.ts', 'an area that comes later'],
    ['apps/web/src/session/a.ts', '../account/index.ts', 'an area that comes later, from the top of an area'],
    ['apps/web/src/journal/home/a.ts', '../../words/reviews/b.ts', 'a file past the index of an area'],
    ['apps/web/src/main.ts', './words/reviews/b.ts', 'a file past the index, from the start of the app'],
    ['apps/web/prerender/client/a.ts', '../../src/journal/home/b.ts', 'a file past the index, from the prerendering'],
    ['apps/web/src/words/reviews/a.ts', '../index.ts', 'the own index'],
    ['apps/web/src/lib/a.ts', '../session/index.ts', 'an area from what all share'],
    ['apps/web/src/components/ui/a.tsx', '../../session/index.ts', 'an area from a shared component'],
  ])('%s may not import %s (%s)', (path, from) => {
    expect(lint(path, sourceImporting(from))).toContain('area(border)');
    expect(lint(path, sourceImporting(from).replace('{ something }', 'type { something }'))).toContain('area(border)');
  });

  it('a file of another area may not be imported dynamically, its index neither', () => {
    for (const from of ['../../words/reviews/b.ts', '../../words/index.ts'])
      expect(lint('apps/web/src/journal/home/a.ts', `export const load = () => import('${from}');\n`)).toContain(
        'area(border)',
      );
  });

  it('what another area exports may not be exported again past its index', () => {
    const source = "export { something } from '../words/reviews/b.ts';\n";
    expect(lint('apps/web/src/journal/index.ts', source)).toContain('area(border)');
  });

  it.each([
    ['apps/web/src/journal/home/a.ts', '../../words/index.ts'],
    ['apps/web/src/journal/home/a.ts', '../entries/b.ts'],
    ['apps/web/src/journal/home/a.ts', '../../lib/api.ts'],
    ['apps/web/src/shell/a.ts', '../words/signed-in-pages.ts'],
    ['apps/web/src/lib/a.ts', '../../prerender/client/b.ts'],
    ['apps/web/prerender/client/a.ts', '../../src/shell/routes.ts'],
    ['apps/web/src/words/reviews/a.spec.ts', '../../journal/home/b.ts'],
  ])('%s may import %s', (path, from) => {
    expect(lint(path, sourceImporting(from))).toBeNull();
  });
});

describe('the environment', () => {
  const readingEnvironment = 'export const port = process.env.PORT;\n';

  it('may only be read in config.ts', () => {
    expect(lint('apps/gateway/src/session/a.ts', readingEnvironment)).toContain('no-process-env');
    rmSync(join(tree, 'apps'), { recursive: true });
    expect(lint('apps/gateway/src/config.ts', readingEnvironment)).toBeNull();
  });
});

describe('a name that the glossary bans fails the lint', () => {
  it.each([
    ['apps/journal-svc/src/a.ts', 'export class MemoryCard {}\n'],
    ['apps/media-svc/src/a.ts', 'export function open(graphic: string): string {\n  return graphic;\n}\n'],
    ['apps/gateway/src/door/a.ts', 'export const entryCount = 1;\n'],
  ])('in %s', (path, source) => {
    expect(lint(path, source)).toContain('CONTEXT.md');
  });
});

describe('a regular expression', () => {
  /** Lints one file with all patterns. @returns the lines that the linter names */
  const rejectedLines = (...patterns: string[]): number[] => {
    const source = patterns.map((pattern, index) => `export const pattern${index} = ${pattern};\n`).join('');
    const output = lint('apps/gateway/src/a.ts', source) ?? '';
    return [...output.matchAll(/linear-time[^\n]*\n[^\n]*a\.ts:(\d+):/g)].map(([, line]) => Number(line));
  };

  it('that takes more than linear time fails the lint', () => {
    const rejected = rejectedLines(
      String.raw`/\w+@/`,
      String.raw`/《[^》\n]*》/gu`,
      String.raw`/\s*,\s*/`,
      String.raw`/^\s*(.*?)\s*$/`,
      String.raw`/^(?:a+)+$/`,
      String.raw`new RegExp('\\w+@', 'u')`,
    );
    expect(rejected).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('that takes linear time does not', () => {
    expect(rejectedLines(String.raw`/(?<!\w)\w+@/`, String.raw`/《[^《》\n]*》/gu`, '/[a-z]+/g')).toEqual([]);
  });
});

describe('a text field that does not wait for input methods', () => {
  const component = (jsx: string): string => `export function A(props: object) {\n  return ${jsx};\n}\n`;

  it.each([
    '<input {...props} />',
    '<input type="search" {...props} />',
    '<textarea {...props} />',
    '<div contentEditable {...props} />',
    '<form onKeyUp={() => undefined} {...props} />',
    '<form onInput={() => undefined} {...props} />',
  ])('fails the lint: %s', (jsx) => {
    expect(lint('apps/web/src/a.tsx', component(jsx))).toContain('text-field');
  });

  it.each(['keyup', 'keypress', 'input'])('fails the lint: a listener of %s', (event) => {
    const source = `window.addEventListener('${event}', () => undefined);\nexport const a = 1;\n`;
    expect(lint('apps/web/src/a.ts', source)).toContain('text-field');
  });

  it.each(['<input type="checkbox" {...props} />', '<input hidden readOnly {...props} />', '<select {...props} />'])(
    'is not %s',
    (jsx) => expect(lint('apps/web/src/a.tsx', component(jsx)) ?? '').not.toContain('text-field'),
  );
});

describe('a length that the browser counts', () => {
  it.each(['<Input maxLength={50} {...props} />', "<Input {...register('name', { maxLength: 50 })} {...props} />"])(
    'fails the lint: %s',
    (jsx) => {
      const source = `import { Input, register } from './b.ts';\nexport function A(props: object) {\n  return ${jsx};\n}\n`;
      expect(lint('apps/web/src/a.tsx', source)).toContain('use `limit`');
    },
  );

  it('is not a limit', () => {
    const source = `import { Input } from './b.ts';\nexport function A(props: object) {\n  return <Input limit={50} {...props} />;\n}\n`;
    expect(lint('apps/web/src/a.tsx', source)).toBeNull();
  });
});

it('a cycle of type-only imports fails the lint', () => {
  mkdirSync(join(tree, 'libs/a'), { recursive: true });
  writeFileSync(join(tree, 'libs/a/b.ts'), "import type { A } from './a.ts';\nexport type B = A | null;\n");
  expect(lint('libs/a/a.ts', "import type { B } from './b.ts';\nexport interface A {\n  next: B;\n}\n")).toContain(
    'no-cycle',
  );
});
