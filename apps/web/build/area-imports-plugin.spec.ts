import { describe, expect, it } from 'vitest';
import { importFromFiles } from './area-imports-plugin.ts';

const index = `
// What other areas use.
export { addWord, type Word } from './vocabulary/add-word.ts';
export {
  default as WordPage,
  wordList as list,
} from './vocabulary/word-page.tsx';
export type { Voice } from './voice.ts';
`;
const rewrite = (code: string) =>
  importFromFiles(code, '/web/src/journal/entries/a.ts', (path) => {
    expect(path).toBe('/web/src/words/index.ts');
    return index;
  });

describe('imports from another area', () => {
  it('come from the file of each name, also under another name and as default export', () => {
    expect(rewrite("import { addWord, type Word, WordPage as Page, list } from '../../words/index.ts';")).toBe(
      [
        "import { addWord as addWord } from '../../words/vocabulary/add-word.ts';",
        "import { type Word as Word } from '../../words/vocabulary/add-word.ts';",
        "import { default as Page } from '../../words/vocabulary/word-page.tsx';",
        "import { wordList as list } from '../../words/vocabulary/word-page.tsx';",
      ].join(' '),
    );
  });

  it('on several lines leave all other lines where they are', () => {
    const code = "import {\n  addWord,\n  list,\n} from '../../words/index.ts';\nconst a = 1;";
    expect(rewrite(code).split('\n').indexOf('const a = 1;')).toBe(4);
  });

  it('of a name that the index does not export fail', () => {
    expect(() => rewrite("import { removeWord } from '../../words/index.ts';")).toThrow(
      '/web/src/words/index.ts does not export removeWord',
    );
  });

  it('of types alone, and from other files, stay', () => {
    const code = "import type { Voice } from '../../words/index.ts';\nimport { b } from './b.ts';";
    expect(rewrite(code)).toBe(code);
  });
});
