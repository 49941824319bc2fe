import { z } from 'zod';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

/** A theme that a text can have, with its name in English and in both Chinese scripts. */
export interface TextTheme {
  english: string;
  simplified: string;
  traditional: string;
  /** The wider theme that contains this theme, if there is one. */
  wider: TextTheme | undefined;
}

const rows = readDataFile('mood/themes.tsv', {
  columns: {
    theme: textColumn,
    simplified: textColumn,
    traditional: textColumn,
    wider: z.string(),
    order: z.string().regex(/^\d{3}$/, 'must have three digits'),
  },
  key: ['theme'],
}).toSorted((a, b) => (a.order < b.order ? -1 : 1));

const byName = new Map<string, TextTheme>(
  rows.map(({ theme, simplified, traditional }) => [
    theme,
    { english: theme, simplified, traditional, wider: undefined },
  ]),
);
for (const { theme, wider } of rows) if (wider !== '') themeNamed(theme).wider = themeNamed(wider);

/** All themes. Two themes with equally many words in a text are named in the order of this list. */
export const allThemes: readonly TextTheme[] = [...byName.values()];

/**
 * The themes of texts in which no other theme is detected: `emotionsTextTheme` for a text with a sentiment, `dailyLifeMoodTheme` for a text
 * without.
 */
export const emotionsTextTheme = themeNamed('feelings');
export const dailyLifeMoodTheme = themeNamed('daily life');

const chineseRows = readThemeWords('mood/chinese/theme-words.tsv');
const englishRows = readThemeWords('mood/english/theme-words.tsv');
const maskedPhrases = readDataFile('mood/chinese/masked-phrases.tsv', {
  columns: { phrase: textColumn },
  key: ['phrase'],
});

/**
 * Finds theme words in Chinese text. Masked phrases are phrases that contain a theme word but have another meaning; they match without a
 * theme, so that the theme word in them is not found.
 */
export const chineseThemeMatcher = new PhraseMatcher<readonly TextTheme[]>([
  ...maskedPhrases.map(({ phrase }) => [phrase, []] as const),
  ...themesByWord(chineseRows),
]);

export const englishThemes: ReadonlyMap<string, readonly TextTheme[]> = themesByWord(englishRows);

type ThemeWord = ReturnType<typeof readThemeWords>[number];

function readThemeWords(path: string) {
  return readDataFile(path, {
    columns: {
      word: textColumn,
      theme: textColumn.refine((name) => byName.has(name), 'must be a theme of themes.tsv').transform(themeNamed),
    },
    key: ['word', 'theme'],
  });
}

function themesByWord(words: readonly ThemeWord[]): Map<string, readonly TextTheme[]> {
  const grouped = Map.groupBy(words, ({ word }) => word);
  return new Map([...grouped].map(([word, group]) => [word, group.map(({ theme }) => theme)]));
}

function themeNamed(name: string): TextTheme {
  const theme = byName.get(name);
  if (!theme) throw new Error(`themes.tsv has no theme "${name}"`);
  return theme;
}
