import { foldForSearch, searchWordsOf } from './fold-for-search.ts';
import { markNumberedTones } from './mark-numbered-tones.ts';
import { zhuyinToPinyin } from './zhuyin-to-pinyin.ts';

/** The properties of a word that a search compares. */
export interface SearchedWord {
  /** The word in either script. */
  readonly character: string;
  /** The word's reading in pinyin or zhuyin, in whatever form its user wrote it. */
  readonly pinyin: string | null;
  readonly englishTranslation: string;
}

interface ComparedWord {
  readonly texts: readonly string[];
  readonly pinyin: string;
}

/** The combining macron, acute, caron and grave. */
const TONE_MARKS = '\u0304\u0301\u030C\u0300';
const PINYIN = new RegExp(`^[a-z${TONE_MARKS}]+$`);
const LETTER = new RegExp(`([a-z])([${TONE_MARKS}]?)`, 'g');
/** Where a syllable begins: after anything but a letter, or at an initial before a vowel (the x of `xuéxiào`). */
const SYLLABLE_START = `(?:(?<![a-z${TONE_MARKS}])|(?=[bpmfdtnlgkjqxrzcsyw][aeiouv]|[zcs]h)|(?<![zcs])(?=h[aeiouv]))`;
/** Matches the signs that may stand between two letters of a reading. */
const BETWEEN = `[^a-z${TONE_MARKS}]*`;

const comparedWords = new WeakMap<SearchedWord, ComparedWord>();

/**
 * Returns a function that tells whether a search finds a word: by its characters in either script, by its meaning or by its reading. Case, width and
 * invisible characters make no difference (`foldForSearch`).
 *
 * Pinyin is found with or without tone marks, tone numbers and spaces, with `v` or `u:` for ü, and in zhuyin; a typed tone must be the right one.
 * Typed letters match from the beginning of a syllable on. All words of the search must be found, in any order; the words that are in neither the
 * characters nor the meaning must together be pinyin of the word. A blank search finds every word.
 */
export function compileWordSearch(searchText: string): (word: SearchedWord) => boolean {
  const words = searchWordsOf(searchText);
  const wholePinyin = compilePinyin(foldForSearch(searchText));
  return (word) => {
    const { texts, pinyin } = comparedWordOf(word);
    if (wholePinyin?.test(pinyin)) return true;
    const others = words.filter((part) => !texts.some((text) => text.includes(part)));
    if (others.length === 0) return true;
    return others.length < words.length && Boolean(compilePinyin(others.join(' '))?.test(pinyin));
  };
}

function comparedWordOf(word: SearchedWord): ComparedWord {
  const known = comparedWords.get(word);
  if (known) return known;
  const { character, pinyin, englishTranslation } = word;
  const compared = {
    texts: [character, englishTranslation].map(foldForSearch),
    pinyin: toPinyinLetters(foldForSearch(pinyin ?? '')),
  };
  comparedWords.set(word, compared);
  return compared;
}

/** Returns a pattern for the pinyin that a user typed, which begins at a syllable; null for a text that is no pinyin. */
function compilePinyin(folded: string): RegExp | null {
  const letters = typedPinyin(folded);
  return letters === null ? null : new RegExp(SYLLABLE_START + pinyinPattern(letters));
}

/** Returns typed pinyin as `toPinyinLetters` writes it, without the signs between its syllables; null for a text that is no pinyin. */
function typedPinyin(folded: string): string | null {
  const letters = toPinyinLetters(folded).replaceAll(/[\s'’·,-]/g, '');
  return PINYIN.test(letters) ? letters : null;
}

const pinyinPattern = (letters: string): string =>
  letters.replace(LETTER, (_, letter: string, mark: string) => {
    // Many users type u for ü, because their keyboard has no ü.
    const typed = letter === 'u' ? '[uv]' : letter;
    return `${typed}${mark || `[${TONE_MARKS}]?`}${BETWEEN}`;
  });

/**
 * Returns the letters from a to z of a reading, without tones, signs and spaces and with u for ü: a key for all spellings of the reading in pinyin or
 * zhuyin. Null for a text that is no pinyin. `xué xiào`, `xue2xiao4` and `XUEXIAO` have the key `xuexiao`.
 */
export function pinyinKeyOf(text: string): string | null {
  const letters = typedPinyin(foldForSearch(text));
  return letters && letters.replaceAll(/[^a-z]/g, '').replaceAll('v', 'u');
}

/** Returns a function that tells whether a typed text is the whole of a reading. A typed tone or ü must be the right one. */
export function compileReading(text: string): (pinyin: string) => boolean {
  const letters = typedPinyin(foldForSearch(text));
  if (letters === null) return () => false;
  const pattern = new RegExp(`^${pinyinPattern(letters)}$`);
  return (pinyin) => pattern.test(toPinyinLetters(foldForSearch(pinyin)));
}

/** Converts a reading to the letters from a to z, with `v` for ü, each followed by its tone mark as a combining character. */
const toPinyinLetters = (folded: string): string =>
  markNumberedTones(zhuyinToPinyin(folded).replaceAll('u:', 'ü'))
    .normalize('NFD')
    .replaceAll('u\u0308', 'v')
    // The breve is easily mistaken for the caron, and the circumflex of ê is seldom typed.
    .replaceAll('\u0306', '\u030C')
    .replaceAll('\u0302', '');
