import { isFunctionWord } from '../vocabulary/function-words.ts';
import { longestPhraseFrom, taiwanFormOfPhrase } from './to-taiwan-characters.ts';
import { toUsualVariants } from './to-traditional.ts';

/** The minimum length of a phrase, in characters. Two characters are ambiguous: 干 and 死 are words of their own in 别干死活. */
const PHRASE_MIN = 3;

/** A part of a text. */
interface PhrasePart {
  /** In simplified characters. */
  word: string;
  isChinese: boolean;
}

/** How a word is written as a part of a phrase. */
export interface PhraseForm {
  form: string;
  /** Whether the phrase has four characters or more. Its form then takes precedence over rules about the neighbours of a word. */
  isLong: boolean;
}

/**
 * Finds the names and sayings of several words whose traditional form OpenCC lists as a whole: 张三丰 and 天干物燥. A phrase must begin and end where
 * words do, so that 白发 is not found in 小白发现. A phrase of three characters must not contain a function word (干得很), because such words also
 * stand beside each other by chance.
 * @param parts the parts of a text, in order
 * @returns the forms by the indexes of the parts
 */
export function findPhraseForms(parts: readonly PhrasePart[]): ReadonlyMap<number, PhraseForm> {
  const forms = new Map<number, PhraseForm>();
  for (let first = 0; first < parts.length;) {
    const { end, form } = findLongestPhrase(parts, first);
    const isLong = form.length > PHRASE_MIN;
    for (let offset = 0; first < end; first += 1) {
      const { length } = parts[first]!.word;
      if (form !== '') forms.set(first, { form: form.slice(offset, offset + length), isLong });
      offset += length;
    }
  }
  return forms;
}

/** Returns the index after the last part of the longest phrase that begins with a part, and its form; empty for a part without a phrase. */
function findLongestPhrase(parts: readonly PhrasePart[], first: number): { end: number; form: string } {
  let longest = { end: first + 1, form: '' };
  let text = parts[first]!.word;
  const longestLength = longestPhraseFrom(text);
  for (let end = first + 1; parts[first]!.isChinese && parts[end]?.isChinese; end += 1) {
    text += parts[end]!.word;
    if (text.length > longestLength) break;
    const form = text.length < PHRASE_MIN ? undefined : taiwanFormOfPhrase(text);
    if (form?.length !== text.length || isByChance(text, parts.slice(first, end + 1))) continue;
    longest = { end: end + 1, form: toUsualVariants(form) };
  }
  return longest;
}

const isByChance = (phrase: string, parts: readonly PhrasePart[]): boolean =>
  phrase.length === PHRASE_MIN && parts.some(({ word }) => isFunctionWord(word));
