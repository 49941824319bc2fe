import { markNumberedTones } from '@memory/text';
import { LRUCache } from 'lru-cache';
import type { HeadwordReading } from '../dictionary/headword-reading.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { toUsualVariants } from '../segmentation/to-traditional.ts';
import type { TraditionalForms } from '../segmentation/traditional-forms.ts';

/** The number of words whose forms are cached, about 200 bytes each: enough for the vocabularies in use. */
const CACHED_WORDS_MAX = 20_000;
/** The similarity of two equal meanings, where each word that two meanings have in common counts 1. */
const SAME_MEANING = 10;

/** A word as a vocabulary has it. */
export interface WordWithReading {
  readonly character: string;
  /** In pinyin or zhuyin, as its user wrote it. */
  readonly pinyin: string | null;
  readonly englishTranslation: string;
}

export interface ScriptForms {
  readonly simplified: string;
  readonly traditional: string;
}

/** Finds how a word that stands alone is written in both scripts. A spelling that several words have is resolved by reading and meaning. */
export class WordForms {
  private readonly dictionary: InMemoryDictionary;
  private readonly forms = new LRUCache<string, ScriptForms>({ max: CACHED_WORDS_MAX });

  private readonly traditionalForms: TraditionalForms;

  constructor(dictionary: InMemoryDictionary, traditionalForms: TraditionalForms) {
    this.dictionary = dictionary;
    this.traditionalForms = traditionalForms;
  }

  /**
   * Returns the forms of a word: 干 is 乾 as gān (dry) and 幹 as gàn (to do). The traditional form of a word in traditional characters is the word
   * itself, in whatever variant it is written: 宋干節 does not become 宋幹節.
   */
  formsOf({ character, pinyin, englishTranslation }: WordWithReading): ScriptForms {
    const key = JSON.stringify([character, pinyin, englishTranslation]);
    const known = this.forms.get(key);
    if (known) return known;
    const meant = this.findMeant({ character, pinyin, englishTranslation });
    const forms = meant ? this.formsOfListed(character, meant) : this.formsOfUnlisted(character);
    this.forms.set(key, forms);
    return forms;
  }

  /** Returns the forms of a word that differ from the word as it is written, because responses of many words omit equal forms. */
  otherFormsOf(word: WordWithReading): Partial<ScriptForms> {
    const { simplified, traditional } = this.formsOf(word);
    return {
      ...(simplified !== word.character && { simplified }),
      ...(traditional !== word.character && { traditional }),
    };
  }

  /**
   * Returns the dictionary entry of a word: among the entries with its reading, the most similar in meaning, then the one that is usual in Taiwan.
   */
  private findMeant({ character, pinyin, englishTranslation }: WordWithReading): HeadwordReading | undefined {
    const entries = this.dictionary.readingsOf(character);
    const reading = normalizeReading(pinyin ?? '');
    const ofReading = reading === '' ? [] : entries.filter((entry) => hasReading(entry, reading));
    const candidates = ofReading.length > 0 ? ofReading : entries;
    // Nearly all words have one form, whatever they mean.
    if (new Set(candidates.map(({ simplified, traditional }) => simplified + traditional)).size < 2)
      return candidates[0];
    const rankOf = (entry: HeadwordReading): number =>
      2 * similarity(entry, englishTranslation) + Number(usualFormOf(entry) === this.formInText(entry));
    return candidates
      .map((entry) => ({ entry, rank: rankOf(entry) }))
      .reduce((best, next) => (next.rank > best.rank ? next : best)).entry;
  }

  /**
   * Returns the forms of a word with a dictionary entry. The traditional form is the entry's for a single character, and otherwise the form in
   * sentences.
   */
  private formsOfListed(character: string, entry: HeadwordReading): ScriptForms {
    const { simplified } = entry;
    if (character !== simplified) return { simplified, traditional: character };
    const isSingle = Array.from(character).length === 1;
    return { simplified, traditional: isSingle ? usualFormOf(entry) : this.formInText(entry) };
  }

  /** Returns the traditional form of a word that is a whole sentence. */
  private formInText({ simplified, syllables }: HeadwordReading): string {
    return this.traditionalForms.formOf({ word: simplified, syllables, text: simplified, index: 0 });
  }

  /**
   * Returns the forms of a word that the dictionary lacks. If one of its characters is traditional only, all its characters that may be traditional
   * are kept.
   */
  private formsOfUnlisted(character: string): ScriptForms {
    const simplified = toSimplified(character);
    const traditional = this.traditionalForms.formOf({ word: simplified, syllables: [], text: simplified, index: 0 });
    if (simplified === character) return { simplified, traditional };
    const converted = Array.from(traditional);
    const kept = Array.from(character, (one, at) => (this.isTraditional(one) ? one : (converted[at] ?? one)));
    return { simplified, traditional: kept.join('') };
  }

  private isTraditional(character: string): boolean {
    const entries = this.dictionary.readingsOf(character);
    return (
      entries.some(({ traditional }) => traditional === character) ||
      entries.every(({ simplified }) => simplified !== character)
    );
  }
}

/** The traditional form of an entry in the characters that are usual in Taiwan. */
function usualFormOf({ simplified, traditional }: HeadwordReading): string {
  return simplified === traditional ? traditional : toUsualVariants(traditional).replaceAll('台', '臺');
}

const normalizeReading = (reading: string): string =>
  markNumberedTones(reading)
    .normalize('NFC')
    .replaceAll(/[\s'’]/g, '')
    .toLowerCase();

function hasReading(entry: HeadwordReading, reading: string): boolean {
  if (entry.syllables.join('') === reading) return true;
  return /\p{Script=Bopomofo}/u.test(reading) && entry.zhuyin.join('') === reading;
}

const sensesOf = (meaning: string): string[] => meaning.split(';').map((sense) => sense.trim().toLowerCase());
const wordsOf = (meaning: string): Set<string> => new Set(meaning.toLowerCase().match(/[a-z]{3,}/g));

/** Returns how similar a translation is to the meanings of an entry. An equal first meaning counts more than an equal later one. */
function similarity({ meanings }: HeadwordReading, translation: string): number {
  const senses = meanings.flatMap(sensesOf);
  const places = sensesOf(translation).map((sense) => senses.indexOf(sense));
  const same = places.filter((place) => place !== -1).reduce((sum, place) => sum + 1 / (1 + place), 0);
  const words = wordsOf(meanings.join(' '));
  const shared = [...wordsOf(translation)].filter((word) => words.has(word)).length;
  return SAME_MEANING * same + shared;
}
