import { replaceRadicals } from '@memory/contracts/text';
import { foldForSearch } from '@memory/text/fold-for-search';

/**
 * The search signature of an entry: a Bloom filter of the characters, pairs of characters and triples of letters in its texts, as
 * `foldForSearch` writes them. Texts of earlier releases may still have radicals (⻓ for 长). An entry whose signature lacks a bit of a search's
 * signature does not contain its words, so a search reads the texts of the remaining entries only. It works for terms of one or two Chinese
 * characters, too, which a trigram index does not.
 */

/**
 * The number of bits. A text of 150 Chinese characters sets 12 % of the bits. A search for one character that no entry contains therefore reads
 * about every eighth entry, and a search for two such characters reads about every sixtieth entry.
 */
const BITS = 2_048;

/**
 * The first code point of scripts without letters, such as Chinese. Triples of these characters are left out: they would fill the filter and
 * exclude few further entries.
 */
const FIRST_CODE_POINT_WITHOUT_LETTERS = 0x2e80;

/** Returns the signature of an entry's texts, as PostgreSQL reads a `bit(2048)`: hexadecimal after an x. */
export function searchSignatureOf(entry: { title: string; content: string; extractedText: string }): string {
  const bits = new Uint8Array(BITS / 8);
  for (const text of [entry.title, entry.content, entry.extractedText])
    setBits(bits, foldForSearch(replaceRadicals(text)));
  return format(bits);
}

/** Returns the bits that are set in the signature of every entry that contains all the given words. */
export function searchSignatureOfWords(words: readonly string[]): string {
  const bits = new Uint8Array(BITS / 8);
  for (const word of words) setBits(bits, foldForSearch(word));
  return format(bits);
}

function setBits(bits: Uint8Array, text: string): void {
  const set = (hash: number): void => {
    const position = mix(hash) % BITS;
    bits[position >> 3]! |= 0x80 >> (position & 7);
  };
  let [first, second] = [-1, -1];
  for (const character of text) {
    const third = character.codePointAt(0)!;
    set(third);
    if (second >= 0) set(mix(second) + third);
    const areLetters = Math.max(first, second, third) < FIRST_CODE_POINT_WITHOUT_LETTERS;
    if (first >= 0 && areLetters) set(mix(mix(first) + second) + third);
    [first, second] = [second, third];
  }
}

/** Distributes numbers evenly (the finalizer of MurmurHash3). Stored signatures depend on this function, so it must not change. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const format = (bits: Uint8Array): string => `x${Buffer.from(bits).toString('hex')}`;
