export {
  hasChinese,
  isBasicChineseCharacter,
  isChineseCharacter,
  isOnlyChineseCharacters,
} from './chinese-character.ts';
export { splitCodePoints, type DisplayToken, tokenizeForDisplay } from './display-tokens.ts';
export { maskJapaneseAndKorean } from './japanese-and-korean.ts';
export { findBuiltInTranslation } from './built-in-translation.ts';
export { commonCharacters } from './common-characters.ts';
export { markNumberedTones } from './mark-numbered-tones.ts';
export { isLongEnoughForMood, textForMood } from './mood-text.ts';
export { lettersOf, type SpokenLetter, toSpokenLetters } from './spoken-letters.ts';
export { addToneMark, type MandarinTone } from './tone-mark.ts';
export type { BuiltInTranslation } from './character-table.ts';
