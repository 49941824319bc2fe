import { longestPhraseByFirstWord } from './longest-phrase-by-first-word.ts';
import {
  chineseThemeMatcher,
  dailyLifeMoodTheme,
  englishThemes,
  emotionsMoodTheme,
  isNameableThemeWord,
  type MoodTheme,
  allThemes,
} from './theme-lexicon.ts';
import { tokenizeEnglish } from './tokenize-english.ts';

const THEMES_MAX = 3;
const longestEnglish = longestPhraseByFirstWord(englishThemes.keys());

type Language = 'chinese' | 'english';

/** A theme with the words of a text that belong to it. The map leads from the form of a word in the lexicon to its form in the text. */
interface DetectedTheme {
  theme: MoodTheme;
  words: Map<string, string>;
}

/**
 * Detects what a text is about: the two themes with the most words in it, wider themes, then those words themselves (dumplings, 足球).
 * @param simplified the text in simplified characters
 * @param original the text as it was written, of the same length
 * @param hasSentiment whether a text without a theme is about feelings; otherwise it is about daily life
 * @returns one to three names, in the language and script of most of the text
 */
export function detectThemes(simplified: string, original: string, hasSentiment: boolean): string[] {
  const language = mainLanguage(simplified);
  const script = language === 'english' ? 'english' : simplified === original ? 'simplified' : 'traditional';
  const detected = findThemes(simplified, original);
  if (detected.length === 0) return [(hasSentiment ? emotionsMoodTheme : dailyLifeMoodTheme)[script]];
  const names = detected.map(({ theme }) => theme[script]);
  const widerNames = detected.flatMap(({ theme }) => theme.wider?.[script] ?? []);
  const words = detected.flatMap((one) =>
    [...one.words]
      .filter(([word]) => isOfLanguage(word, language) && !word.includes(' ') && isNameableThemeWord(word))
      .map(([, written]) => written),
  );
  return removeRepetitions([...names.slice(0, 2), ...widerNames, ...words, ...names]).slice(0, THEMES_MAX);
}

function removeRepetitions(names: readonly string[]): string[] {
  const lower = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => lower.indexOf(lower[index]!) === index);
}

/** The themes of a text, those with the most different words first. */
function findThemes(simplified: string, original: string): DetectedTheme[] {
  const wordsByTheme = new Map<MoodTheme, Map<string, string>>();
  const add = (found: readonly MoodTheme[], word: string, written: string): void => {
    for (const theme of found)
      wordsByTheme.set(theme, (wordsByTheme.get(theme) ?? new Map<string, string>()).set(word, written));
  };
  for (const { value, index, length } of chineseThemeMatcher.matchAll(simplified))
    add(value, simplified.slice(index, index + length), original.slice(index, index + length));
  for (const phrase of englishThemePhrases(simplified)) add(englishThemes.get(phrase)!, phrase, phrase);
  // sorting is stable: of equals the one that comes first in `themes` stays first
  return allThemes
    .flatMap((theme) => ({ theme, words: wordsByTheme.get(theme) ?? new Map<string, string>() }))
    .filter(({ words }) => words.size > 0)
    .toSorted((a, b) => b.words.size - a.words.size);
}

/** The phrases of the English theme lexicon in a text, the longest at each word, plurals in the singular. */
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

const isOfLanguage = (word: string, language: Language): boolean => /[a-z]/.test(word) === (language === 'english');

/** The language of most words; a Chinese word is about one and a half characters long. */
function mainLanguage(text: string): Language {
  const characters = text.match(/\p{Unified_Ideograph}/gu)?.length ?? 0;
  const words = text.match(/[a-z]+/gi)?.length ?? 0;
  return characters / 1.5 > words ? 'chinese' : 'english';
}
