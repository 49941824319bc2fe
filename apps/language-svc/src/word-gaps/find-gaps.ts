import { hasChinese } from '@memory/text';
import { modifierWords, namesInLowerCase, notOffered, writtenWithCapital } from './english-lists.ts';
import type { EnglishWordMatch, EnglishWords } from './english-words.ts';
import { normalizeEnglish } from './normalize-english.ts';

/** An English word or phrase in a Chinese sentence, with Chinese words for it, the best first. */
export interface FoundGap {
  /** As it is written. */
  english: string;
  /** The index in the text, in UTF-16 units. */
  start: number;
  matches: EnglishWordMatch[];
}

/** The maximum number of consecutive English words in a gap. A longer sequence is an English sentence or a quotation. */
const WORDS_IN_ROW_MAX = 4;
/** The minimum score at which the best match is assumed to be the word that the writer means. */
const SCORE_MIN = 4.3;
/** The minimum score for a word with a capital letter at the beginning of a sentence, because such a word may be a name. */
const CAPITALIZED_SCORE_MIN = 6;
/** The minimum length of a word in capital letters that does not count as an abbreviation. */
const CAPITALS_MIN = 5;

/**
 * Text that is no language: addresses, handles, tags, code, titles of works. Each match is replaced by equally many characters that no word
 * contains. An alternative that begins with a run of letters matches only at the start of the run (`(?<!…)`). If it were tried at each letter of a
 * long run, matching would take quadratic time.
 */
const NOT_LANGUAGE =
  /https?:\/\/[^\s\p{Script=Han}]+|www\.[^\s\p{Script=Han}]+|`[^`\n]*`|《[^《》\n]*》|(?<![\w.+-])[\w.+-]+@[\w.-]+|[@#][\w-]+|(?<![\w-])[\w-]+(?:[./\\_=][\w-]+)+|(?<!\w)\w+\((?:[^()\n]|\([^()\n]*\))*\)|\$?\d[\w.,:%-]*\s?(?:[a-zA-Z]{1,3}\b(?![@.+-]\w))?|(?<![A-Za-z-])[A-Za-z-]*\d[\w-]*/gu;
const SENTENCE = /[^。！？!?；;\n]+/gu;
const WORD = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;
/** Consecutive words, separated by single spaces. */
const ROW = new RegExp(String.raw`${WORD.source}(?: ${WORD.source})*`, 'g');

/** Finds the English words of Chinese sentences that are neither names nor abbreviations. A word that occurs several times is found once. */
export function findGaps(text: string, words: EnglishWords): FoundGap[] {
  const masked = text.replaceAll(NOT_LANGUAGE, (match) => '\0'.repeat(match.length));
  const found = new Map<string, FoundGap>();
  for (const { 0: sentence, index: sentenceStart } of masked.matchAll(SENTENCE)) {
    if (!hasChinese(sentence)) continue;
    for (const { 0: row, index: rowStart } of sentence.matchAll(ROW)) {
      const place: Place = {
        before: sentence.slice(0, rowStart).trimEnd().slice(-LENGTH_BEFORE),
        after: sentence.slice(rowStart + row.length).trimStart(),
      };
      for (const gap of gapsOfRow(row, place, words)) {
        const key = normalizeEnglish(gap.english);
        if (!found.has(key)) found.set(key, { ...gap, start: sentenceStart + rowStart + gap.start });
      }
    }
  }
  return [...found.values()];
}

/** The number of characters before a word that decide whether a match fits: the length of the longest alternative in the patterns `BEFORE_…`. */
const LENGTH_BEFORE = 3;

/** The text of a sentence around a word: the last characters before it, and all text after it. */
interface Place {
  before: string;
  after: string;
}

function gapsOfRow(row: string, place: Place, words: EnglishWords): FoundGap[] {
  const tokens = Array.from(row.matchAll(WORD), ({ 0: text, index }) => ({ text, start: index }));
  if (tokens.length > WORDS_IN_ROW_MAX) return [];
  const gaps: FoundGap[] = [];
  for (let at = 0; at < tokens.length;) {
    const gap = longestGapAt(tokens, at, place, words);
    if (gap) gaps.push(gap);
    at += gap ? gap.english.split(' ').length : 1;
  }
  return isUnknownCompound(tokens, gaps) ? [] : gaps;
}

/**
 * Whether consecutive words form a compound, and Chinese words were found only for its parts: Chinese words for `class` and for `president` do not
 * help with `class president`.
 */
function isUnknownCompound(tokens: readonly { text: string }[], gaps: readonly FoundGap[]): boolean {
  const meaningful = tokens.filter(
    ({ text }) => scoreNeeded([text], false) !== null && !modifierWords.has(text.toLowerCase()),
  );
  if (meaningful.length < 2) return false;
  return !gaps.some(({ english }) => meaningful.every(({ text }) => english.split(' ').includes(text)));
}

function longestGapAt(
  tokens: readonly { text: string; start: number }[],
  at: number,
  place: Place,
  words: EnglishWords,
): FoundGap | undefined {
  for (let end = tokens.length; end > at; end -= 1) {
    const part = tokens.slice(at, end);
    const english = part.map(({ text }) => text).join(' ');
    const minimum = scoreNeeded(
      part.map(({ text }) => text),
      at === 0 && place.before === '',
    );
    if (minimum === null) continue;
    const around: Place = {
      before: at === 0 ? place.before : '',
      after: end === tokens.length ? place.after : '',
    };
    const matches = rankByPlace(words.find(english), english, around);
    if ((matches[0]?.score ?? -Infinity) >= minimum) return { english, start: tokens[at]!.start, matches };
  }
  return undefined;
}

/** Returns the minimum score that words need to count as a gap; null for names, abbreviations and words that are never offered. */
function scoreNeeded(words: readonly string[], isAtStart: boolean): number | null {
  const lower = words.map((word) => word.toLowerCase());
  if (words.length === 1 && (lower[0]!.length === 1 || notOffered.has(lower[0]!))) return null;
  let needed = SCORE_MIN;
  for (const [index, word] of words.entries()) {
    if (word === lower[index]) continue;
    if (writtenWithCapital.has(lower[index]!)) continue;
    if (word === word.toUpperCase()) {
      if (word.length < CAPITALS_MIN) return null;
      needed = CAPITALIZED_SCORE_MIN;
    } else if (index === 0 && isAtStart && /^[A-Z][a-z'’-]+$/.test(word) && !namesInLowerCase.has(lower[0]!))
      needed = CAPITALIZED_SCORE_MIN;
    else return null;
  }
  return needed;
}

/** The amount that a word class adds to the score when it fits the place. */
const FITS = 1.4;
/** The end of the text before an adjective, before a verb and before a noun, and the beginning of the text after a verb. */
const BEFORE_ADJECTIVE =
  /(?:很|太|真|好|非常|最|更|特别|有点|有点儿|十分|这么|那么|多么|比较|越来越|超|超级|挺|有些|感到|觉得|变得|得)$/;
const BEFORE_VERB =
  /(?:不|没|没有|别|想|要|会|能|可以|应该|得|必须|敢|去|来|一起|正在|在|请|先|再|就|也|都|还|才|刚|已经|经常|喜欢|开始|继续|帮|帮我|让我|一直|马上|忘记|忘了|慢慢|怎么|可|快要|打算|决定|学会|互相)$/;
const BEFORE_NOUN =
  /(?:的|个|只|本|件|条|张|把|辆|双|块|杯|碗|瓶|些|种|位|座|棵|朵|台|部|首|次|场|节|片|群|顶|套|间|家|这|那|吃|喝|买|玩|看|有|叫|是|画|养|当|做|穿|戴|坐|我们|我|你|他|她|用|跟|和)$/;
const AFTER_VERB = /^(?:了|过|着|完|一下|得|起来|出来|到|我|你|他|她|它|我们|一个|这)/;

/** Sorts matches by score and by how well the class of each fits its place: an adjective after 很, a verb before 了, a noun after 的. */
function rankByPlace(
  matches: readonly EnglishWordMatch[],
  english: string,
  { before, after }: Place,
): EnglishWordMatch[] {
  const fits = (kind: string): number => {
    if (BEFORE_ADJECTIVE.test(before) && !AFTER_VERB.test(after))
      return kind === 'a' ? FITS : kind === 'n' ? -FITS / 2 : 0;
    if (BEFORE_VERB.test(before) && !after.startsWith('的')) return kind === 'v' ? FITS : 0;
    if (/^(?:了|过|着|完|一下)/.test(after)) return kind === 'v' ? FITS : 0;
    if (BEFORE_NOUN.test(before)) return kind === 'n' ? FITS : 0;
    return /(?:ing|ed)$/i.test(english) && kind === 'v' ? FITS / 2 : 0;
  };
  return matches
    .map((match) => ({ ...match, score: match.score + fits(match.kind) }))
    .toSorted((a, b) => b.score - a.score);
}
