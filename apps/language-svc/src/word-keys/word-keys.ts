import { normalizeLine } from '@memory/contracts/text';
import { simplifyRareCharacters } from '@memory/text/fold-for-search';
import { LRUCache } from 'lru-cache';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { toTraditional } from '../segmentation/to-traditional.ts';
import { wordsOfSimplified } from './listed-words.ts';

/** The number of words whose spellings are cached, about 300 bytes each: enough for the vocabularies in use. */
const CACHED_WORDS_MAX = 20_000;
/** Full-width letters and digits. Full-width commas stay: the dictionary has proverbs with them. */
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/g;
/** Simplified characters (著 zhù, famous) that are also the traditional form of another, commoner word (着). */
const BOTH_SCRIPTS: ReadonlySet<string> = new Set(['著']);

/**
 * Normalizes a stored word as requests are normalized now (`normalizeLine`). A word without visible characters stays unchanged, because an item must
 * have a word.
 */
export const cleanWord = (word: string): string => normalizeLine(word) || word;

/** Computes the key that all spellings of a word share. A vocabulary has one item for each key. */
export class WordKeys {
  private readonly dictionary: InMemoryDictionary;
  private readonly spellings = new LRUCache<string, readonly string[]>({ max: CACHED_WORDS_MAX });

  constructor(dictionary: InMemoryDictionary) {
    this.dictionary = dictionary;
  }

  /**
   * Returns the key of a character or word: the same for its spellings in both scripts, usually the simplified one (学校 for 學校).
   *
   * A simplified spelling may stand for several words: 后 for 後 (behind) and 后 (empress), 发 for 發 and 髮. The simplified spelling is the key of the
   * word that traditional texts spell in the same way, or of the usual word when there is none. The key of each other word is its traditional
   * spelling: 后 and 後 are two words, 发 and 發 are one, 髮 is another one. So two words never share an item, but a simplified 里 is not the item of 裡.
   */
  keyOf(word: string): string {
    const text = cleanWord(word).replace(FULL_WIDTH, (form) => form.normalize('NFKC'));
    const variantOf = this.simplifiedOfVariant(text);
    if (variantOf !== undefined) return this.keyOf(variantOf);
    const simplified = this.simplifiedOf(text);
    const words = wordsOfSimplified(this.dictionary, simplified);
    if (words.length < 2) return simplified;
    const own = words.find((spellings) => spellings.includes(simplified)) ?? words[0];
    const meant = text === simplified ? own : words.find((spellings) => spellings.includes(text));
    // The dictionary does not list this spelling, so it is unknown which of the words is meant.
    if (!meant) return text;
    return meant === own ? simplified : (meant[0] ?? text);
  }

  /** Returns the spellings of a character or word in both scripts, the given spelling first. All have the key of the word. */
  spellingsOf(word: string): readonly string[] {
    const cached = this.spellings.get(word);
    if (cached) return cached;
    const key = this.keyOf(word);
    const simplified = this.simplifiedOf(key);
    const listed = wordsOfSimplified(this.dictionary, simplified).flat();
    const candidates = new Set([word, key, simplified, toTraditional(simplified), ...listed]);
    const spellings = [...candidates].filter((spelling) => this.keyOf(spelling) === key);
    this.spellings.set(word, spellings);
    return spellings;
  }

  /**
   * Returns the keys of other words that this spelling may stand for: 发 stands for 發 or 髮. A vocabulary with one of these words rejects the spelling
   * as a duplicate. Nearly all spellings stand for one word alone, and the result is empty.
   */
  rivalsOf(word: string): readonly string[] {
    const text = cleanWord(word);
    const simplified = this.simplifiedOf(text);
    const words = wordsOfSimplified(this.dictionary, simplified);
    if (words.length < 2 || words.flat().includes(simplified)) return [];
    return text === simplified ? words.flat() : [simplified];
  }

  /** Returns the keys that words with a simplified spelling have: 发 and 髮 for 发. */
  keysOfSimplified(simplified: string): string[] {
    const listed = wordsOfSimplified(this.dictionary, simplified).map(([spelling]) => spelling ?? simplified);
    return [...new Set([simplified, ...listed].map((spelling) => this.keyOf(spelling)))];
  }

  /**
   * Returns the simplified spelling by the dictionary or by OpenCC: OpenCC converts 線 to 线 only, while the dictionary also lists 缐; the dictionary
   * knows 么 as simplified, while OpenCC replaces it.
   */
  private simplifiedOf(text: string): string {
    if (BOTH_SCRIPTS.has(text)) return text;
    const [usual, ...others] = this.dictionary.readingsOf(text).map(({ simplified }) => simplified);
    const converted = simplifyRareCharacters(toSimplified(text));
    if (usual === undefined || usual === converted) return converted;
    return usual !== text && others.includes(converted) ? converted : usual;
  }

  /**
   * Returns the simplified character of a variant, such as 录 for 録; undefined for other characters. The dictionary lists a variant in one form only,
   * and OpenCC simplifies it to a character with the same reading.
   */
  private simplifiedOfVariant(character: string): string | undefined {
    const [own, ...others] = this.dictionary.readingsOf(character);
    if (character.length !== 1 || !own || others.length > 0 || own.simplified !== own.traditional) return undefined;
    const simplified = toSimplified(character);
    const isSameWord = this.dictionary.readingsOf(simplified).some(({ pinyin }) => pinyin === own.pinyin);
    return simplified !== character && isSameWord ? simplified : undefined;
  }
}
