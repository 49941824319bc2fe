import { simplifiedOfTraditional } from './traditional-characters.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const CHINESE_CHARACTER = /[\u3400-\u9FFF]/g;

/**
 * Returns the form of a text in which all searches of Memory compare: simplified characters, half width, lower case, composed letters, no
 * invisible characters. Accents stay, because they tell words apart. The server compares in the same way in SQL (search-term.ts of
 * journal-svc, the function `search_key` of social-svc).
 */
export function foldForSearch(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(CHINESE_CHARACTER, (character) => simplifiedOfTraditional.get(character) ?? character);
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

/** Blocks whose characters have other forms: letters with case, radicals, Chinese characters, compatibility and full-width forms. */
const BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x41, 0x5ff],
  [0x1e00, 0x1fff],
  [0x2100, 0x218f],
  [0x2e80, 0x2fdf],
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
  [0x2f800, 0x2fa1f],
];

let formsByFolded: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the characters that `foldForSearch` makes the same character of, itself included. */
export function formsOfFolded(character: string): readonly string[] {
  return (formsByFolded ??= collectForms()).get(character) ?? [character];
}

function collectForms(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [first, last] of BLOCKS)
    for (let codePoint = first; codePoint <= last; codePoint += 1) {
      const character = String.fromCodePoint(codePoint);
      const folded = foldForSearch(character);
      if (folded === character || folded === '') continue;
      const others = forms.get(folded);
      if (others) others.push(character);
      else forms.set(folded, [folded, character]);
    }
  return forms;
}
