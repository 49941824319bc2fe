/**
 * What a path of words through a text is judged by. Each feature has a weight in the model; the score of a path is the sum of the weights of its
 * features and of the logarithms of its words' probabilities.
 */
export const pathFeatureKinds = [
  /** a word */
  'word',
  /** the class of a word, and its length */
  'class_length',
  /** the class of a word, and the character before it */
  'class_before',
  /** the class of a word, and the character after it */
  'class_after',
  /** the characters on both sides of the beginning of a word */
  'boundary',
  /** the classes of two neighbouring words */
  'class_class',
  /** the class of a word, and the word after it */
  'class_word',
  /** a word, and the class of the word after it */
  'word_class',
] as const;

export type PathFeatureKind = (typeof pathFeatureKinds)[number];

/** Stands for the class of the word before the first one, and for the characters before the first and after the last one. */
export const EDGE = '-';
/** The class of a character that the lexicon lacks. */
const UNKNOWN_CLASS = '?';
/** Words of this length and longer ones have the same features of length. */
export const LONG = 4;

/** The first letters of jieba's tags of words with grammatical functions, each of which is a class of its own if it has one character. */
const FUNCTION_TAGS = new Set(['d', 'p', 'c', 'r', 'u', 'y', 'm', 'f', 'q']);
/** Tags of similar parts of speech, with the letter of the class that the tags share. */
const CLASS_BY_TAG: Readonly<Record<string, string>> = { z: 'a', b: 'n', j: 'n', s: 'n' };

/**
 * Returns the class of a word: the word itself for function words of one character (得 不 才 把), otherwise its part of speech.
 * @param tag jieba's tag of the word
 */
export function classOfWord(word: string, tag: string): string {
  const letter = tag.charAt(0);
  if (word.length === 1 && FUNCTION_TAGS.has(letter)) return word;
  return CLASS_BY_TAG[letter] ?? (letter || UNKNOWN_CLASS);
}

/** Hashes a text with FNV-1a over its UTF-16 units. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = hashUnit(text.charCodeAt(at), hash);
  return hash;
}

const FNV_OFFSET = 0x811c9dc5 | 0;

/** Hashes one more UTF-16 unit; the result for one unit alone is `hashText` of it. */
export function hashUnit(unit: number, hash = FNV_OFFSET): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/**
 * Returns the hash of a feature, which is never 0.
 * @param kind the index of the kind in `pathFeatureKinds`
 * @param first the hash of the feature's first value
 * @param second the hash of its second value, 0 for a kind with one value
 */
export function hashFeature(kind: number, first: number, second: number): number {
  let hash = Math.imul(kind + 1, 0x9e3779b1) ^ Math.imul(first, 0x85ebca6b);
  hash = Math.imul((hash ^ (hash >>> 13)) + second, 0xc2b2ae35);
  return hash ^ (hash >>> 16) || 1;
}
