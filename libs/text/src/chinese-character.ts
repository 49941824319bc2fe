// Unified_Ideograph covers every CJK block including the extensions beyond the basic plane; it leaves
// out radicals, kana, bopomofo and punctuation. 〇 (zero) is a numeral to Unicode but a word to a reader.
const CHINESE_CHARACTER = /^[\p{Unified_Ideograph}〇]$/u;
const CHINESE_TEXT = /^[\p{Unified_Ideograph}〇]+$/u;
const CHINESE_ANYWHERE = /[\p{Unified_Ideograph}〇]/u;

/** Whether `text` is exactly one Chinese character, in either script and in any CJK block. */
export function isChineseCharacter(text: string): boolean {
  return CHINESE_CHARACTER.test(text);
}

/** Whether `text` is one or more Chinese characters and nothing else: what a dictionary can be asked for. */
export function isChineseText(text: string): boolean {
  return CHINESE_TEXT.test(text);
}

/** Whether at least one Chinese character occurs in `text`. */
export function hasChinese(text: string): boolean {
  return CHINESE_ANYWHERE.test(text);
}

/**
 * Whether `text` is one character of the basic block U+4E00–9FFF. Extraction of vocabulary takes only these:
 * what lies outside is too rare for a learner's list.
 */
export function isBasicChineseCharacter(text: string): boolean {
  return text.length === 1 && text >= '\u4e00' && text <= '\u9fff';
}
