import { simplifiedOfTraditional } from './traditional-characters.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const CHINESE_CHARACTER = /[\u3400-\u9FFF]/g;

/**
 * Returns the form of a text in which all searches of Memory compare: simplified characters, half width, lower case, composed letters, no
 * invisible characters. Accents stay, because they tell words apart. The function `search_key` of social-svc's database does the same with
 * names of people.
 */
export function foldForSearch(text: string): string {
  return (
    text
      .replaceAll(INVISIBLE, '')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      // Some letters are composed with their marks in lower case only (ΐ).
      .normalize('NFC')
      .replaceAll(CHINESE_CHARACTER, (character) => simplifiedOfTraditional.get(character) ?? character)
  );
}

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
