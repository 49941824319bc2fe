import { z } from 'zod';
import { textColumn, yesNoColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

/** Something that a text can be about, by its name in each language and script. */
export interface MoodTheme {
  english: string;
  simplified: string;
  traditional: string;
  /** The theme this one is a part of. */
  wider: MoodTheme | undefined;
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

const byName = new Map<string, MoodTheme>(
  rows.map(({ theme, simplified, traditional }) => [
    theme,
    { english: theme, simplified, traditional, wider: undefined },
  ]),
);
for (const { theme, wider } of rows) if (wider !== '') themeNamed(theme).wider = themeNamed(wider);

/** Of themes with equally many words in a text, the one that comes first here is named first. */
export const allThemes: readonly MoodTheme[] = [...byName.values()];

/** The theme of a text that has a sentiment and no theme of its own, and of one that has neither. */
export const emotionsMoodTheme = themeNamed('feelings');
export const dailyLifeMoodTheme = themeNamed('daily life');

const chineseRows = readThemeWords('mood/chinese/theme-words.tsv');
const englishRows = readThemeWords('mood/english/theme-words.tsv');
const unnameableWords = new Set(
  [...chineseRows, ...englishRows].filter(({ nameable }) => !nameable).map(({ word }) => word),
);
const maskedPhrases = readDataFile('mood/chinese/masked-phrases.tsv', {
  columns: { phrase: textColumn },
  key: ['phrase'],
});

/** Finds the themes of Chinese words; masked phrases have none. */
export const chineseThemeMatcher = new PhraseMatcher<readonly MoodTheme[]>([
  ...maskedPhrases.map(({ phrase }) => [phrase, []] as const),
  ...themesByWord(chineseRows),
]);

export const englishThemes: ReadonlyMap<string, readonly MoodTheme[]> = themesByWord(englishRows);

/** Whether a word of the theme lexicon may itself be named as a theme: 足球 may, 踢 may not. */
export const isNameableThemeWord = (word: string): boolean => !unnameableWords.has(word);

type ThemeWord = ReturnType<typeof readThemeWords>[number];

function readThemeWords(path: string) {
  return readDataFile(path, {
    columns: {
      word: textColumn,
      theme: textColumn.refine((name) => byName.has(name), 'must be a theme of themes.tsv').transform(themeNamed),
      nameable: yesNoColumn,
    },
    key: ['word', 'theme'],
  });
}

function themesByWord(words: readonly ThemeWord[]): Map<string, readonly MoodTheme[]> {
  const grouped = Map.groupBy(words, ({ word }) => word);
  return new Map([...grouped].map(([word, group]) => [word, group.map(({ theme }) => theme)]));
}

function themeNamed(name: string): MoodTheme {
  const theme = byName.get(name);
  if (!theme) throw new Error(`themes.tsv has no theme "${name}"`);
  return theme;
}
