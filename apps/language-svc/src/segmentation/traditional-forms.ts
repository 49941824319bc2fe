import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { numberedPinyinColumn, optionalRegexColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { HeadwordReading } from '../dictionary/headword-reading.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { formatPinyin } from '../readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../readings/parse-numbered-pinyin.ts';
import { compilePatternInContext, patternSets, surnameContexts } from '../readings/pattern-sets.ts';
import { hasFormOfName } from './merge-names-and-numbers.ts';
import type { PhraseForm } from './phrase-forms.ts';
import { reduplicatedBase } from './reduplication.ts';
import { taiwanFormOfPhrase } from './to-taiwan-characters.ts';
import { toTraditional, toUsualVariants } from './to-traditional.ts';

/** The number of words whose most common traditional form is cached, because OpenCC takes long to convert a word. */
const USUAL_FORMS_MAX = 4_000;

/**
 * Simplified characters that are several words in traditional texts: 干 is 乾 (dry), 幹 (to do) or 干 (to concern). For a word that OpenCC does not list,
 * OpenCC takes the most frequent of these characters, and the dictionary is more accurate. For other characters, such as 占 and 佔, the dictionary has
 * variants that are unusual in Taiwan.
 */
const SEVERAL_WORDS = /[干后里丑斗面发须胡郁咸冲签云松舍愈只谷复余钟岩杆念尝咨姜困]/;

/** A word at its place in a text. */
export interface ReadWord {
  /** In simplified characters. */
  word: string;
  /** The pinyin syllables that the word has here, with tone marks. */
  syllables: readonly string[];
  /** The whole text in simplified characters. */
  text: string;
  /** The index in `text` at which the word begins, in UTF-16 units. */
  index: number;
  /** The form that a phrase of several words gives to this one. */
  inPhrase?: PhraseForm | undefined;
}

type RuleWeight = 'word' | 'neighbours' | 'default';

interface FormRule {
  /** The syllables that the word must have, with spaces between them; empty for any. */
  reading: string;
  pattern: RegExp;
  /** The precedence of the rule. A rule for a word of several characters precedes all phrases; a rule without neighbours precedes no phrase. */
  weight: RuleWeight;
  traditional: string;
}

const weightOf = ({ target, before, after }: { target: string; before: string; after: string }): RuleWeight => {
  if (target.length > 1) return 'word';
  return before === '' && after === '' ? 'default' : 'neighbours';
};

const rules = readDataFile('segmentation/traditional-forms.tsv', {
  columns: {
    target: textColumn,
    order: z.string().regex(/^\d{3}$/, 'must have three digits'),
    reading: z.union([z.literal(''), numberedPinyinColumn]),
    before: optionalRegexColumn,
    after: optionalRegexColumn,
    traditional: textColumn,
    example: textColumn,
  },
  key: ['target', 'order'],
});

/** The example sentences of the rules in the data file. The tests check that each rule applies to its example. */
export const traditionalFormExamples: ReadonlyArray<{ target: string; traditional: string; example: string }> = rules;

const rulesByWord: ReadonlyMap<string, readonly FormRule[]> = Map.groupBy(
  rules.map((row) => ({
    target: row.target,
    reading: row.reading === '' ? '' : formatPinyin(parseNumberedPinyin(row.reading)),
    pattern: compilePatternInContext(row, patternSets),
    weight: weightOf(row),
    traditional: row.traditional,
  })),
  ({ target }) => target,
);

const formsInNames: ReadonlyMap<string, string> = new Map(
  readDataFile('segmentation/traditional-names.tsv', {
    columns: { simplified: textColumn, traditional: textColumn },
    key: ['simplified'],
  }).map((row) => [row.simplified, row.traditional]),
);
const surnamePatterns: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Array.from(formsInNames.keys(), (target) => [
    target,
    surnameContexts.map((context) => compilePatternInContext({ ...context, target }, patternSets)),
  ]),
);

/** Writes the words of a text in traditional characters (Taiwan standard), each by its reading and its neighbours. */
export class TraditionalForms {
  private readonly dictionary: InMemoryDictionary;
  private readonly usualForms = new LRUCache<string, string>({ max: USUAL_FORMS_MAX });
  private readonly isWord = (word: string): boolean => this.dictionary.has(word);

  constructor(dictionary: InMemoryDictionary) {
    this.dictionary = dictionary;
  }

  /** Returns a word in traditional characters. The result has as many UTF-16 units as the word. */
  formOf(read: ReadWord): string {
    const { word } = read;
    const rule = findRule(read);
    const phrase = read.inPhrase;
    const form =
      surnameForm(read) ??
      (rule?.weight === 'word' ? rule.traditional : undefined) ??
      (phrase?.isLong ? phrase.form : undefined) ??
      (rule?.weight === 'neighbours' ? rule.traditional : undefined) ??
      phrase?.form ??
      rule?.traditional ??
      nameForm(read, this.dictionary) ??
      this.wordForm(read);
    return form.length === word.length ? form : this.usualForm(word);
  }

  private usualForm(word: string): string {
    const kept = this.usualForms.get(word);
    if (kept !== undefined) return kept;
    const form = toTraditional(word);
    this.usualForms.set(word, form);
    return form;
  }

  private wordForm({ word, syllables }: ReadWord): string {
    const base = reduplicatedBase(word, this.isWord);
    if (base !== undefined) return Array.from(this.wordForm(baseOf(base)), (one) => one + one).join('');
    const usual = this.usualForm(word);
    if (word.length === 1) return usual;
    const entries = this.dictionary.readingsOf(word).filter(({ simplified }) => simplified === word);
    const ofReading = entries.filter((entry) => entry.hasSyllables(syllables));
    const listed = ofReading.length > 0 ? ofReading : entries;
    const [first] = listed;
    if (first === undefined || listed.some((entry) => formOfEntry(entry) === usual)) return usual;
    const isOtherReading = entries.some((entry) => formOfEntry(entry) === usual);
    if (isOtherReading || isProperName(first)) return formOfEntry(first);
    return taiwanFormOfPhrase(word) === undefined ? withWordsOf(formOfEntry(first), usual, word) : usual;
  }
}

/** Replaces characters of the usual form by the characters of an entry's form, where the simplified character is several words. */
const withWordsOf = (listed: string, usual: string, word: string): string =>
  usual.replaceAll(/./gsu, (character, at: number) =>
    SEVERAL_WORDS.test(word.charAt(at)) ? listed.charAt(at) : character,
  );

const baseOf = (word: string): ReadWord => ({ word, syllables: [], text: word, index: 0 });

/** The form that an entry lists, in the characters that are usual in Taiwan: 臺灣, not 台灣. */
const formOfEntry = (entry: HeadwordReading): string => toUsualVariants(entry.traditional).replaceAll('台', '臺');

const isProperName = ({ pinyin }: HeadwordReading): boolean => /^\p{Lu}/u.test(pinyin);

/** Returns the traditional form of a character that is a surname by its neighbours: 余 in 余老师. */
const surnameForm = ({ word, text, index }: ReadWord): string | undefined =>
  surnamePatterns.get(word)?.some((pattern) => matchesAt(pattern, text, index)) ? formsInNames.get(word) : undefined;

/** Returns the form of a whole name of a person that the dictionary lacks: 余小云. */
function nameForm({ word }: ReadWord, dictionary: InMemoryDictionary): string | undefined {
  if (word.length === 1 || dictionary.has(word) || !hasFormOfName(word)) return undefined;
  return Array.from(word, (one) => formsInNames.get(one) ?? toTraditional(one)).join('');
}

const findRule = ({ word, syllables, text, index }: ReadWord): FormRule | undefined =>
  rulesByWord
    .get(word)
    ?.find(
      ({ reading, pattern }) =>
        (reading === '' || reading === syllables.join(' ').toLowerCase()) && matchesAt(pattern, text, index),
    );

function matchesAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}
