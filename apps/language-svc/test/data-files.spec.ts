import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDataFile, sortLinesByUtf8Bytes } from '../data-tools/format-data-file.ts';
import {
  decimalColumn,
  numberedPinyinColumn,
  optionalRegexColumn,
  optionalTextColumn,
  patternColumn,
  textColumn,
  yesNoColumn,
} from '../src/data-files/columns.ts';
import { LineIndex } from '../src/data-files/line-index.ts';
import { parseDataFile } from '../src/data-files/read-data-file.ts';
import { splitDataFile } from '../src/data-files/split-data-file.ts';

const folder = fileURLToPath(new URL('../data/', import.meta.url));
const paths = globSync('**/*.tsv', { cwd: folder });

describe.each(paths)('data/%s', (path) => {
  const { header, lines } = splitDataFile(readFileSync(join(folder, path), 'utf8'), path);

  it('says in its header what it is', () => {
    expect(header[0]).toMatch(/^# (?!source|licence).{10,}/);
  });

  it('is sorted by UTF-8 bytes, without repeated lines: run data-tools/sort-data-files.ts', () => {
    expect(lines).toEqual(sortLinesByUtf8Bytes([...new Set(lines)]));
  });
});

describe('a data file', () => {
  const format = { columns: { phrase: textColumn, weight: decimalColumn }, key: ['phrase'] as const };
  const file = (...lines: string[]): string =>
    ['# Phrases.', '# source: a test', '# licence: MIT', 'phrase\tweight', ...lines, ''].join('\n');

  it('is parsed line by line, values unchanged', () => {
    expect(parseDataFile(file('#1\t-2', String.raw`\t_"x" y` + '\t0.5'), 'a.tsv', format)).toEqual([
      { phrase: '#1', weight: -2 },
      { phrase: String.raw`\t_"x" y`, weight: 0.5 },
    ]);
  });

  it.each([
    ['two weights for one phrase', file('好\t2', '坏\t-2', '好\t1'), /^a\.tsv:7: same phrase as in line 5: 好$/],
    ['a repeated line', file('好\t2', '好\t2'), /^a\.tsv:6: same phrase as in line 5/],
    ['a weight that is no number', file('好\ttwo'), /^a\.tsv:5: column weight: must be a decimal number$/],
    ['an empty phrase', file('\t2'), /^a\.tsv:5: column phrase: must be a text/],
    ['a phrase with a space at its end', file('good \t2'), /^a\.tsv:5: column phrase: must be a text/],
    ['too few columns', file('好'), /^a\.tsv:5: 1 columns instead of 2$/],
    ['too many columns', file('好\t2\tgood'), /^a\.tsv:5: 3 columns instead of 2$/],
    ['an empty line', file('好\t2', ''), /^a\.tsv:6: 1 columns instead of 2$/],
    ['other columns', file('好\t2').replace('phrase\t', 'word\t'), /^a\.tsv:4: the columns must be: phrase, weight$/],
    ['no header', 'phrase\tweight\n', /^a\.tsv:1: the file must begin with a header/],
    ['no source', file().replace('# source: a test\n', ''), /^a\.tsv:1: the header has no line "# source: …"$/],
    ['no licence', file().replace('# licence: MIT\n', ''), /^a\.tsv:1: the header has no line "# licence: …"$/],
    ['no line feed at its end', file('好\t2').slice(0, -1), /^a\.tsv:5: each line must end with a line feed alone$/],
    [
      'carriage returns',
      file('好\t2').replaceAll('\n', '\r\n'),
      /^a\.tsv:6: each line must end with a line feed alone$/,
    ],
  ])('with %s is rejected, naming file and line', (_, content, message) => {
    expect(() => parseDataFile(content, 'a.tsv', format)).toThrow(message);
  });

  it('is formatted sorted, so that parsing returns what was written', () => {
    const content = {
      about: ['Phrases.'],
      source: 'a test',
      licence: 'MIT',
      columns: ['phrase', 'weight'],
      rows: [
        ['好', 2],
        ['a', -1],
        ['𠮷', 0],
      ],
    };
    expect(parseDataFile(formatDataFile(content), 'a.tsv', format)).toEqual([
      { phrase: 'a', weight: -1 },
      { phrase: '好', weight: 2 },
      { phrase: '𠮷', weight: 0 },
    ]);
    expect(() => formatDataFile({ ...content, rows: [['a\tb', 1]] })).toThrow(RangeError);
    expect(() => formatDataFile({ ...content, rows: [['a']] })).toThrow(RangeError);
  });
});

describe('column types', () => {
  it.each([
    ['yesOrNo', yesNoColumn, 'yes', true],
    ['yesOrNo', yesNoColumn, 'no', false],
    ['optionalText', optionalTextColumn, '', undefined],
    ['optionalText', optionalTextColumn, 'a', 'a'],
    ['decimal', decimalColumn, '-0.75', -0.75],
    ['numberedPinyin', numberedPinyinColumn, 'lu:e4 hua1 r5', 'lu:e4 hua1 r5'],
    ['pattern', patternColumn, String.raw`\p{L}{2}{end}`, String.raw`\p{L}{2}{end}`],
    ['optionalPattern', optionalRegexColumn, '', ''],
  ] as const)('%s accepts the text in %#', (_, schema, value, parsed) => {
    expect(schema.parse(value)).toBe(parsed);
  });

  it.each([
    ['yesOrNo', yesNoColumn, 'true'],
    ['decimal', decimalColumn, '1e3'],
    ['decimal', decimalColumn, ''],
    ['numberedPinyin', numberedPinyinColumn, 'hǎo'],
    ['pattern', patternColumn, '(a'],
    ['optionalPattern', optionalRegexColumn, '[a'],
  ] as const)('%s rejects the text in %#', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('the index of lines', () => {
  const key = fc.stringMatching(/^[一-三a]{1,3}$/);
  const line = fc.tuple(key, key, fc.constantFrom('', 'x', '学\ty')).map((columns) => columns.join('\t'));

  it.each([1, 2] as const)('finds the lines with a key in the first %i columns, in their order', (keyColumns) => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), key, (lines, wanted) => {
        const index = new LineIndex(Buffer.from(lines.join('\n')), keyColumns);
        const found = lines.filter((one) => one.split('\t').slice(0, keyColumns).includes(wanted));
        expect(index.linesOf(wanted)).toEqual(found);
        expect(index.has(wanted)).toBe(found.length > 0);
      }),
    );
  });

  it('finds nothing for an empty text, an unknown key and a key that is longer than any', () => {
    const index = new LineIndex(Buffer.from('学\tstudy'), 1);
    expect(['', '学习', '学'.repeat(1_000)].map((one) => index.has(one))).toEqual([false, false, false]);
  });
});
