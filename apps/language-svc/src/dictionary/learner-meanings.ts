import { formatPinyin } from '../readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../readings/parse-numbered-pinyin.ts';
import { isShownLast } from './sense-patterns.ts';

const CLASSIFIER = /^CL:/;
const CLASSIFIER_WITHIN = / ?\(CL:[^()]*\)/g;
const CROSS_REFERENCE =
  /^(?:(?:old |archaic |Japanese |Taiwan |erhua )?(?:variant|form) of|erhua variant of|used in|see|see also|also written|also pr\.|Taiwan pr\.|abbr\. for) /;
const SURNAME = /^surname /;
const MEASURE_WORD = /^classifier /;
const UNCOMMON =
  /^\((?:[^)]*\b)?(?:literary|archaic|old|dialect|slang|vulgar|derog|Tw|historical|neologism|Buddhism|bird species|math|physics|computing|chemistry|medicine|law|Internet slang)\b/;
/** A label of 1,400 senses that says nothing about the bird. */
const BIRD_LABEL = /^\(bird species of China\) /;
/** The Latin name of a plant or an animal: `(Ailuropoda melanoleuca)`, not `(Peking opera)`. */
const LATIN_NAME =
  /(?<!\s)\s*\((?![A-Z][a-z]*(?:ese|ish|ian|can|ist|ern|man|ing)\b|Mongol |Tamil )[A-Z][a-z]{2,} (?!(?:opera|area|manga|media|sauna|drama|mafia|cinema|pagoda|era|formula|saga|status|atlas|bus|thesis|basis|chorus|virus|vajra|sutra|china|polis)\b)[a-z]+(?:us|um|is|ii|ae|ens|ans|oides|or|a|x)(?: [a-z]+)?\)/g;
/** A sense longer than this, in UTF-16 units, explains grammar instead of translating the word, so it is shown after the shorter ones. */
const LONG = 90;
const MEANINGS_IN_SUMMARY = 3;
const LONG_IN_SUMMARY = 60;

/**
 * Parses a sense that refers to another word: `variant of 裡|里[li3]` → word 里, pinyin `li3` (numbered; undefined where the sense has none).
 * @returns undefined for a sense with a meaning of its own
 */
export function parseCrossReference(sense: string): { word: string; pinyin: string | undefined } | undefined {
  if (!CROSS_REFERENCE.test(sense)) return undefined;
  const [, word, pinyin] = /(?:(?<!\S)\S+\|)?(\p{Unified_Ideograph}+)(?:\[([^\]]+)\])?/u.exec(sense) ?? [];
  return word ? { word, pinyin } : undefined;
}

/** Whether an entry has no meaning of its own: all of its senses are references to other words, surnames or measure words. */
export function isCrossReferenceOrName(senses: readonly string[]): boolean {
  return senses.every((sense) => CLASSIFIER.test(sense) || CROSS_REFERENCE.test(sense) || SURNAME.test(sense));
}

/**
 * Sorts the senses of a CC-CEDICT entry for learners: everyday meanings in the dictionary's order; then long explanations, uses as a
 * measure word and uncommon meanings; then references to other words; then surnames. The lists of measure words of a noun (`CL:`) and Latin names
 * are left out. Numbered pinyin within a sense gets tone marks: `得[de2]` becomes `得 (dé)`.
 */
export function sortSensesForLearners(senses: readonly string[]): string[] {
  return senses
    .filter((sense) => !CLASSIFIER.test(sense))
    .map((sense) => sense.replace(/^\(bound form\) /, '').replace(CLASSIFIER_WITHIN, ''))
    .toSorted((a, b) => senseRank(a) - senseRank(b))
    .map((sense) => formatReferences(sense.replace(BIRD_LABEL, '').replace(LATIN_NAME, '')));
}

/**
 * Joins the first meanings of an entry in one line for a vocabulary card. Uncommon meanings, references and surnames are included only when
 * the entry begins with them.
 * @param meanings the meanings in the order of `sortSensesForLearners`
 */
export function summarizeMeanings(meanings: readonly string[]): string {
  const [first = ''] = meanings;
  const shown = meanings.filter(
    (meaning) =>
      meaning === first || (meaning.length <= LONG_IN_SUMMARY && senseRank(meaning) <= Math.max(1, senseRank(first))),
  );
  return removeRepeatedParts(shown).slice(0, MEANINGS_IN_SUMMARY).join('; ');
}

/** Removes parts that an earlier meaning contains: `to go out`, `to go out; to come out` become `to go out`, `to come out`. */
function removeRepeatedParts(meanings: readonly string[]): string[] {
  const seen = new Set<string>();
  return meanings.flatMap((meaning) => {
    const unseen = meaning.split('; ').filter((part) => !seen.has(part));
    for (const part of unseen) seen.add(part);
    return unseen.length > 0 ? unseen.join('; ') : [];
  });
}

function senseRank(sense: string): number {
  if (SURNAME.test(sense)) return 4;
  if (CROSS_REFERENCE.test(sense)) return 3;
  if (MEASURE_WORD.test(sense) || UNCOMMON.test(sense) || isShownLast(sense)) return 2;
  return sense.length > LONG ? 1 : 0;
}

/** Formats the references in a sense: `們|们[men5]` becomes `们 (men)`, and `[he4]` without a word becomes `hè`. */
function formatReferences(sense: string): string {
  if (!/[[|]/.test(sense)) return sense;
  return sense
    .replace(
      /(?<![^\s|[\](),;"])(?:[^\s|[\](),;"]+\|)?([^\s|[\](),;"]+)\[([^[\]]+)\]/g,
      (_, word: string, pinyin: string) => `${word} (${withToneMarks(pinyin)})`,
    )
    .replace(/\[([^[\]]+)\]/g, (_, pinyin: string) => withToneMarks(pinyin))
    .replace(/(?<![^\s|()",;])[^\s|()",;]+\|([^\s|()",;]+)/g, '$1');
}

function withToneMarks(pinyin: string): string {
  return formatPinyin(parseNumberedPinyin(pinyin));
}
