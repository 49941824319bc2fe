import { englishTokens } from './english-feeling.ts';
import { blind, dailyLife, feelings, notThemes, type Theme, traditionalNames } from './lexicon/theme-words.ts';
import { themes } from './lexicon/themes.ts';
import { PhraseFinder } from './phrase-finder.ts';
import { longestByFirst } from './phrase-lengths.ts';

const THEMES_MAX = 3;

type Language = 'zh' | 'en';

/** A theme, and the words of a text that show it. */
interface Shown {
  theme: Theme;
  /** As the lists have them, and as they are written. */
  words: Map<string, string>;
}

const spaced = (phrase: string): string => phrase.replaceAll('_', ' ');
const chinese = new PhraseFinder<readonly Theme[]>([
  ...blind.chinese.split(' ').map((word) => [word, []] as const),
  ...byWord((theme) => theme.chinese),
]);
const english = byWord((theme) => theme.english);
const longest = longestByFirst(english.keys());
const isNoTheme = new Set(`${notThemes.chinese} ${notThemes.english}`.split(/\s+/).map(spaced));

/**
 * What a person would say a text is about, at most three, in the language and script most of it is written in: the themes it uses most words of,
 * then its own words for them (dumplings, 足球).
 * @param text simplified
 * @param original the same as it was written, of the same length
 * @param isMoved whether it feels like anything, which is what a text that names nothing is about
 */
export function themesOf(text: string, original: string, isMoved: boolean): string[] {
  const language = mainLanguage(text);
  const nameOf = (theme: Pick<Theme, Language>): string =>
    text === original ? theme[language] : (traditionalNames[theme[language]] ?? theme[language]);
  const shown = shownIn(text, original);
  if (shown.length === 0) return [nameOf(isMoved ? feelings : dailyLife)];
  const names = shown.map(({ theme }) => nameOf(theme));
  const wider = shown.flatMap(({ theme }) => (theme.wider ? nameOf(theme.wider) : []));
  const ownWords = shown.flatMap(({ words }) =>
    [...words]
      .filter(([word]) => isOf(word, language) && !word.includes(' ') && !isNoTheme.has(word))
      .map(([, written]) => written),
  );
  return withoutRepeats([...names.slice(0, 2), ...wider, ...ownWords, ...names]).slice(0, THEMES_MAX);
}

function withoutRepeats(names: readonly string[]): string[] {
  const lower = names.map((name) => name.toLowerCase());
  return names.filter((_, place) => lower.indexOf(lower[place]!) === place);
}

/** The themes of a text, the most spoken of first. */
function shownIn(text: string, original: string): Shown[] {
  const found = new Map<Theme, Map<string, string>>();
  const note = (of: readonly Theme[], word: string, written: string): void => {
    for (const theme of of) found.set(theme, (found.get(theme) ?? new Map<string, string>()).set(word, written));
  };
  for (const { value, index, length } of chinese.all(text))
    note(value, text.slice(index, index + length), original.slice(index, index + length));
  for (const { phrase, known } of englishPhrases(text)) note(known, phrase, phrase);
  // sorting is stable: of two equals the one further up in the list stays first
  return themes
    .flatMap((theme) => ({ theme, words: found.get(theme) ?? new Map<string, string>() }))
    .filter(({ words }) => words.size > 0)
    .toSorted((a, b) => b.words.size - a.words.size);
}

/** The phrases of the lists that a text uses, longest first, plurals as their singular. */
function* englishPhrases(text: string): Generator<{ phrase: string; known: readonly Theme[] }> {
  const tokens = englishTokens(text);
  for (let index = 0; index < tokens.length; index++) {
    for (let length = Math.min(longest.get(tokens[index]!) ?? 1, tokens.length - index); length > 0; length--) {
      const words = tokens.slice(index, index + length).join(' ');
      const phrase = [words, ...singulars(words)].find((form) => english.has(form));
      if (phrase === undefined) continue;
      yield { phrase, known: english.get(phrase)! };
      index += length - 1;
      break;
    }
  }
}

function singulars(word: string): string[] {
  if (!word.endsWith('s')) return [];
  return [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/ves$/, 'f')];
}

const isOf = (word: string, language: Language): boolean => /[a-z]/.test(word) === (language === 'en');

/** A Chinese word is about one and a half characters long. */
function mainLanguage(text: string): Language {
  const characters = text.match(/\p{Unified_Ideograph}/gu)?.length ?? 0;
  const words = text.match(/[a-z]+/gi)?.length ?? 0;
  return characters / 1.5 > words ? 'zh' : 'en';
}

function byWord(wordsOf: (theme: Theme) => string): Map<string, Theme[]> {
  const known = new Map<string, Theme[]>();
  for (const theme of themes) {
    for (const word of wordsOf(theme).split(' ').map(spaced)) known.set(word, [...(known.get(word) ?? []), theme]);
  }
  return known;
}
