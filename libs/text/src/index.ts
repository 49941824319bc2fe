export { hasChinese, isBasicChineseCharacter, isChineseCharacter, isChineseText } from './chinese-character.ts';
export { characters, type DisplayPiece, splitForDisplay } from './display-pieces.ts';
export { builtInTranslation } from './built-in-translation.ts';
export { commonCharacters } from './common-characters.ts';
export { moreCharacters } from './more-characters.ts';
export type { BuiltInTranslation } from './translation-table.ts';
