import { simplifiedOfTraditional } from './traditional-characters.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const CHINESE_CHARACTER = /[\u3400-\u9FFF\u{20000}-\u{323AF}]/gu;
/** Single quotation marks that become an apostrophe: the keyboards of phones write typographic quotation marks. */
const SINGLE_QUOTES = /[‘’‛ʼ′]/g;
const DOUBLE_QUOTES = /[“”„‟]/g;
/**
 * Lower-case letters that become other lower-case letters when they are converted to upper case and back: ß (SS), ı (I), ς (Σ), old Cyrillic letters,
 * and Greek vowels with a small iota below. They are listed as ranges of codes, because a regular expression with Unicode's properties takes ten
 * times as long. A test compares the ranges with all letters.
 */
const LETTERS_WITH_OTHER_SMALL_FORM = /[\u0345ßıς\u1C80-\u1C88\u1F80-\u1FF7]/g;
/** The lower case of the Turkish capital İ: an i and a combining dot (U+0307), which users neither type nor see. */
const DOTTED_I = /i\u0307+/g;
/** A single line break between Chinese characters. Texts read from photos have one at the end of each line, even in the middle of a word. */
export const LINE_END_IN_CHINESE = /(?<=\p{Script=Han})\r?\n(?=\p{Script=Han})/gu;

/**
 * Returns the form of a text in which all searches compare texts: simplified characters, half width, one form for all cases of a letter (Unicode's
 * full case folding, and i also for the Turkish İ and ı), composed letters, plain quotation marks, no invisible characters, and no single line breaks
 * between Chinese characters. Accents stay, because they distinguish words. The function `search_key` of social-svc's database folds names of people
 * in the same way, except for the characters of `rare-traditional-characters.ts`.
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
      // Some letters are composed with their marks only in lower case (ΐ).
      .normalize('NFC')
      .replaceAll(CHINESE_CHARACTER, simplifiedCharacter)
      .replaceAll(LINE_END_IN_CHINESE, '')
  );
}

const simplifiedCharacter = (character: string): string => simplifiedOfTraditional.get(character) ?? character;

/** Replaces each traditional character of a text, and each variant of one, by its simplified character, for finding words. */
export const simplifyCharacters = (text: string): string => text.replaceAll(CHINESE_CHARACTER, simplifiedCharacter);

/**
 * Replaces the traditional characters of a text that OpenCC does not know, or whose simplified characters have another number of UTF-16 units (騠, 𰻞),
 * for comparing words. Conversions that must keep positions leave these characters unchanged.
 */
export const simplifyRareCharacters = (text: string): string =>
  text.replaceAll(CHINESE_CHARACTER, (character) => {
    const simplified = simplifiedOfTraditional.get(character);
    return simplified !== undefined && simplified.length + character.length > 2 ? simplified : character;
  });

/** Returns the different words of a search text, folded. A search finds a text that contains all of them. */
export const searchWordsOf = (searchText: string): string[] => [
  ...new Set(
    foldForSearch(searchText)
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Whether the texts together contain all the given words (`searchWordsOf`). True for no words. */
export function containsSearchWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = texts.map(foldForSearch);
  return words.every((word) => folded.some((text) => text.includes(word)));
}
