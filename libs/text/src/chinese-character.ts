// The property Unified_Ideograph covers every CJK block, also those beyond the basic plane, and excludes radicals, kana, bopomofo and
// punctuation. 〇 (zero) is added, because Unicode classifies it as a number but dictionaries list it as a word.
const CHINESE_CHARACTER = /^[\p{Unified_Ideograph}〇]$/u;
const CHINESE_TEXT = /^[\p{Unified_Ideograph}〇]+$/u;
const CHINESE_ANYWHERE = /[\p{Unified_Ideograph}〇]/u;

/** Whether `text` is exactly one Chinese character, in either script and in any CJK block. */
export function isChineseCharacter(text: string): boolean {
  return CHINESE_CHARACTER.test(text);
}

/** Whether `text` consists of one or more Chinese characters and nothing else. Only such a text can be in the dictionary. */
export function isOnlyChineseCharacters(text: string): boolean {
  return CHINESE_TEXT.test(text);
}

/** Whether at least one Chinese character occurs in `text`. */
export function hasChinese(text: string): boolean {
  return CHINESE_ANYWHERE.test(text);
}

/**
 * Whether `text` is one character of the basic block U+4E00–9FFF. Vocabulary extraction takes only these, because characters
 * of other blocks are too rare for learners.
 */
export function isBasicChineseCharacter(text: string): boolean {
  return text.length === 1 && text >= '\u4e00' && text <= '\u9fff';
}
