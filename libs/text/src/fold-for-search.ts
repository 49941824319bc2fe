import { simplifiedOfTraditional } from './traditional-characters.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const CHINESE_CHARACTER = /[\u3400-\u9FFF\u{20000}-\u{323AF}]/gu;
/** Keyboards of phones write the typographic ones. */
const SINGLE_QUOTES = /[‘’‛ʼ′]/g;
const DOUBLE_QUOTES = /[“”„‟]/g;
/**
 * Small letters that become another small letter when they are first written in capitals and then small again: ß (SS), ı (I), ς (Σ), old Cyrillic
 * letters, and Greek vowels with a small iota below. The letters are listed as ranges of codes, because a regular expression with Unicode's properties takes ten times as
 * long. A test compares the ranges with all letters.
 */
const LETTERS_WITH_OTHER_SMALL_FORM = /[\u0345ßıς\u1C80-\u1C88\u1F80-\u1FF7]/g;
/** The lower case of the Turkish capital İ: an i and a combining dot (U+0307), which users neither type nor see. */
const DOTTED_I = /i\u0307+/g;
/** The end of a line within a Chinese text, as photos of writing have it: it may stand in the middle of a word. */
export const LINE_END_IN_CHINESE = /(?<=\p{Script=Han})\r?\n(?=\p{Script=Han})/gu;

/**
 * Returns the form of a text in which all searches of Memory compare: simplified characters, half width, one form for all cases of a letter
 * (Unicode's full case folding, and i also for the Turkish İ and ı), composed letters, plain quotation marks, no invisible characters, and no single
 * line ends between Chinese characters. Accents stay, because they tell words apart.
 * The function `search_key` of social-svc's database does the same with names of people, except for the characters of
 * `rare-traditional-characters.ts`.
 */
export function foldForSearch(text: string): string {
  return (
    text
      .replaceAll(INVISIBLE, '')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(LETTERS_WITH_OTHER_SMALL_FORM, (letter) => letter.toUpperCase().toLowerCase())
      .replaceAll(DOTTED_I, 'i')
      .replaceAll(SINGLE_QUOTES, "'")
      .replaceAll(DOUBLE_QUOTES, '"')
      // Some letters are composed with their marks in lower case only (ΐ).
      .normalize('NFC')
      .replaceAll(CHINESE_CHARACTER, simplifiedCharacter)
      .replaceAll(LINE_END_IN_CHINESE, '')
  );
}

const simplifiedCharacter = (character: string): string => simplifiedOfTraditional.get(character) ?? character;

/** Returns a text with each traditional character, or variant of one, replaced by its simplified one, for finding words. */
export const simplifyCharacters = (text: string): string => text.replaceAll(CHINESE_CHARACTER, simplifiedCharacter);

/**
 * Returns a text with the traditional characters replaced whose simplified ones have another number of UTF-16 units or are unknown to OpenCC
 * (騠, 𰻞), for comparing words: a conversion of the other characters leaves these, because positions would change.
 */
export const simplifyRareCharacters = (text: string): string =>
  text.replaceAll(CHINESE_CHARACTER, (character) => {
    const simplified = simplifiedOfTraditional.get(character);
    return simplified !== undefined && simplified.length + character.length > 2 ? simplified : character;
  });

/** Returns the words of a search text, folded, each once. A text is found if it contains all of them. */
export const searchWordsOf = (searchText: string): string[] => [
  ...new Set(
    foldForSearch(searchText)
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Whether the texts together contain all words of `searchWordsOf`. No words are in every text. */
export function containsSearchWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = texts.map(foldForSearch);
  return words.every((word) => folded.some((text) => text.includes(word)));
}
