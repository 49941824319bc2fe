import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '../settings/generated-files.ts';
import { replaceGeneratedLines } from '../settings/generated-lines.ts';
import { repositoryRoot } from './compose-file.ts';

describe('the files that are generated from the catalogue of settings', () => {
  it.each(Object.entries(generatedFiles))(
    '%s is up to date; otherwise run npx node deploy/settings/write-generated-files.ts',
    (path, generate) => {
      const present = readFileSync(join(repositoryRoot, path), 'utf8');
      expect(present).toBe(generate(present));
    },
  );
});

describe('replaceGeneratedLines', () => {
  const file = 'by hand # begin generated: a\n  old\n  # end generated: a\nby hand, too\n';

  it('replaces the lines of one name, with the indentation of their end', () => {
    expect(replaceGeneratedLines(file, 'a', ['new', '', 'last'])).toBe(
      'by hand # begin generated: a\n  new\n\n  last\n  # end generated: a\nby hand, too\n',
    );
  });

  it.each(['by hand\n', '# end generated: a\n# begin generated: a\n', '# begin generated: a\n'])(
    'rejects a file without a beginning and an end: %j',
    (text) => {
      expect(() => replaceGeneratedLines(text, 'a', [])).toThrow('no lines for generated settings: a');
    },
  );
});
