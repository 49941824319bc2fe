import { toSimplified } from '../segmentation/to-simplified.ts';
import {
  chineseThemeMatcher,
  dailyLifeMoodTheme,
  englishThemes,
  emotionsTextTheme,
  type TextTheme,
  allThemes,
} from './theme-lexicon.ts';
import { longestPhraseByFirstWord, tokenizeEnglish } from './tokenize-english.ts';

const THEMES_MAX = 3;
const longestEnglish = longestPhraseByFirstWord(englishThemes.keys());

type Language = 'chinese' | 'english';

/**
 * Detects what a text is about. Returns the two themes with the most words in the text, then wider themes, then the other themes. All results are
 * names from themes.tsv. Words of the text are never returned, because they can be names of persons or fragments of a sentence (老师说).
 * @param simplified the text in simplified characters
 * @param original the text as it was written, of the same length
 * @param hasSentiment whether the text has a sentiment: a text without detected themes is then about feelings, otherwise about daily life
 * @returns one to three names, in the language and script of most of the text
 */
export function detectThemes(simplified: string, original: string, hasSentiment: boolean): string[] {
  const script = scriptOf(simplified, original);
  const detected = findThemes(simplified);
  if (detected.length === 0) return [(hasSentiment ? emotionsTextTheme : dailyLifeMoodTheme)[script]];
  const names = detected.map((theme) => theme[script]);
  const widerNames = detected.flatMap((theme) => theme.wider?.[script] ?? []);
  return [...new Set([...names.slice(0, 2), ...widerNames, ...names])].slice(0, THEMES_MAX);
}

/**
 * Returns the names of the themes that words stand for, in the language and script of most of the text. A word stands for a theme if it is
 * the name of the theme in any language or a word of its list; other words are left out.
 */
export function themeNamesOf(words: readonly string[], simplified: string, original: string): string[] {
  const script = scriptOf(simplified, original);
  const found = words.flatMap((word) => themeOfWord(toSimplified(word.toLowerCase())) ?? []);
  return [...new Set(found.map((theme) => theme[script]))].slice(0, THEMES_MAX);
}

/** Returns the names of a theme in all languages and scripts, by one of them; none for a name that no theme has. */
export function allNamesOfTheme(name: string): string[] {
  const named = allThemes.find((theme) => [theme.english, theme.simplified, theme.traditional].includes(name));
  return named ? [named.english, named.simplified, named.traditional] : [];
}

function themeOfWord(word: string): TextTheme | undefined {
  const named = allThemes.find(({ english, simplified }) => english.toLowerCase() === word || simplified === word);
  if (named) return named;
  const match = chineseThemeMatcher.matchAt(word, 0);
  if (match?.length === word.length) return match.value[0];
  return [word, ...singularsOf(word)].flatMap((form) => englishThemes.get(form) ?? [])[0];
}

/** Returns the script in which the themes of a text are named. */
function scriptOf(simplified: string, original: string): 'english' | 'simplified' | 'traditional' {
  if (mainLanguage(simplified) === 'english') return 'english';
  return simplified === original ? 'simplified' : 'traditional';
}

/** Returns the themes of a text. The theme with the most different words in the text comes first. */
function findThemes(simplified: string): TextTheme[] {
  const wordsByTheme = new Map<TextTheme, Set<string>>();
  const add = (found: readonly TextTheme[], word: string): void => {
    for (const theme of found) wordsByTheme.set(theme, (wordsByTheme.get(theme) ?? new Set<string>()).add(word));
  };
  for (const { value, index, length } of chineseThemeMatcher.matchAll(simplified))
    add(value, simplified.slice(index, index + length));
  for (const phrase of englishThemePhrases(simplified)) add(englishThemes.get(phrase)!, phrase);
  const countWords = (theme: TextTheme): number => wordsByTheme.get(theme)?.size ?? 0;
  // The sort is stable, so two themes with equally many words keep their order in `allThemes`.
  return allThemes.filter((theme) => countWords(theme) > 0).toSorted((a, b) => countWords(b) - countWords(a));
}

/** Yields the phrases of the English theme lexicon that a text contains: at each word the longest phrase, with plurals in the singular. */
function* englishThemePhrases(text: string): Generator<string> {
  const tokens = tokenizeEnglish(text);
  for (let index = 0; index < tokens.length; index++) {
    for (let length = Math.min(longestEnglish.get(tokens[index]!) ?? 1, tokens.length - index); length > 0; length--) {
      const words = tokens.slice(index, index + length).join(' ');
      const phrase = [words, ...singularsOf(words)].find((form) => englishThemes.has(form));
      if (phrase === undefined) continue;
      yield phrase;
      index += length - 1;
      break;
    }
  }
}

function singularsOf(word: string): string[] {
  if (!word.endsWith('s')) return [];
  return [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/ves$/, 'f')];
}

/**
 * Returns the language that most words of a text belong to. The number of Chinese words is estimated: an average word has 1.5 characters.
 */
function mainLanguage(text: string): Language {
  const characters = text.match(/\p{Unified_Ideograph}/gu)?.length ?? 0;
  const words = text.match(/[a-z]+/gi)?.length ?? 0;
  return characters / 1.5 > words ? 'chinese' : 'english';
}
