import { type Theme, themes } from './lexicon/themes.ts';
import { PhraseFinder } from './phrase-finder.ts';
import { englishWords } from './words-of.ts';

const THEMES_MAX = 3;

const chinese = new PhraseFinder(byWord((theme) => theme.chinese));
const english = byWord((theme) => theme.english);

/** The themes of a text, at most three, the most spoken of first, in the language most of it is written in. */
export function themesOf(text: string): string[] {
  const words = new Map<Theme, Set<string>>();
  const note = (found: readonly Theme[], word: string): void => {
    for (const theme of found) words.set(theme, (words.get(theme) ?? new Set()).add(word));
  };
  for (const { value, index, length } of chinese.all(text)) note(value, text.slice(index, index + length));
  for (const { word } of englishWords(text)) note(english.get(word) ?? [], word);

  const language = mainLanguage(text);
  return [...words]
    // sorting is stable, so that of two equals the one named first stays first
    .toSorted(([, a], [, b]) => b.size - a.size)
    .slice(0, THEMES_MAX)
    .map(([theme]) => theme[language]);
}

/** A Chinese word is about one and a half characters long. */
function mainLanguage(text: string): 'zh' | 'en' {
  const characters = text.match(/\p{Unified_Ideograph}/gu)?.length ?? 0;
  const words = text.match(/[a-z]+/gi)?.length ?? 0;
  return characters / 1.5 > words ? 'zh' : 'en';
}

function byWord(wordsOf: (theme: Theme) => string): Map<string, Theme[]> {
  const known = new Map<string, Theme[]>();
  for (const theme of themes) {
    for (const word of wordsOf(theme).split(' ')) known.set(word, [...(known.get(word) ?? []), theme]);
  }
  return known;
}
