import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';

/** The split verbs by their first character: 见面 under 见. Each has two characters. */
const verbsByFirst: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  readDataFile('segmentation/split-verbs.tsv', { columns: { verb: textColumn }, key: ['verb'] }).map(
    ({ verb }) => verb,
  ),
  (verb) => verb.charAt(0),
);

/** The maximum number of words between the two parts: 帮 了 我 一 个 大 忙. */
const INSERTED_MAX = 6;
const COMPLEMENT = /^(?:了|过|着|完|好|成|上|起|到|不|得|掉|错|够|完了|好了|过了|成了|不了|得了|不成|不着|不上|不起)$/;
const QUANTITY =
  /^(?:[〇零一二两三四五六七八九十百半几多好整]*(?:个|次|场|顿|下|下儿|点|点儿|些|遍|回|趟|天|会|会儿|口|张|声|身|首|句|段|节|杯|把|周|年|月|支|首|顶|件|小时|分钟|星期|礼拜)?|几次|好几|很多|许多|多少|一下|一点|一些|一会儿)$/;
const ADJECTIVE = /^(?:大|小|好|热|冷|凉|长|短|新|早|晚|什么|啥|很|这|那|每)$/;

const INSERTED: ReadonlySet<PartOfSpeech> = new Set(['pronoun', 'measure', 'number']);

/** A word beside the first part of a split verb. */
export interface WordInText {
  /** In simplified characters. */
  text: string;
  isChinese: boolean;
  /** Returns the part of speech. It is a function, because the part of speech is not needed for most words. */
  partOfSpeech(): PartOfSpeech;
}

/**
 * Finds the second part of a split verb (离合词) that begins with a given word: 面 for 见 in 见了面. Words that say how, how often and with whom may stand
 * between the two parts: 帮了我一个大忙, 生妈妈的气. The first part may be doubled: 散散步.
 * @param at returns the word at an index, undefined at the ends of the text
 * @returns the verb and the index of the word that ends it; undefined if there is none
 */
export function findSplitVerb(
  at: (index: number) => WordInText | undefined,
  index: number,
): { verb: string; end: number } | undefined {
  const first = at(index)?.text ?? '';
  const character = first.charAt(0);
  const isDoubled = first === character + character;
  if (first !== character && !isDoubled) return undefined;
  for (const verb of verbsByFirst.get(character) ?? []) {
    const end = findEnd(at, index, verb, isDoubled);
    if (end !== undefined) return { verb, end };
  }
  return undefined;
}

function findEnd(
  at: (index: number) => WordInText | undefined,
  index: number,
  verb: string,
  isDoubled: boolean,
): number | undefined {
  const object = verb.charAt(1);
  for (let end = index + 1; end <= index + INSERTED_MAX + 1; end += 1) {
    const word = at(end);
    if (!word?.isChinese) return undefined;
    const isFirstInserted = end === index + 1;
    // 散散步, 点了点头: the second half of the doubled part and the second part form one word.
    if (word.text === verb)
      return isFirstInserted || (end === index + 2 && /^[了一]$/.test(at(index + 1)!.text)) ? end : undefined;
    // In other texts, 一面 is a word of its own.
    if (word.text === object || word.text === `一${object}`) {
      const isSplit = !isFirstInserted || isDoubled || word.text !== object;
      return isSplit && !/^[着得]$/.test(at(end + 1)?.text ?? '') ? end : undefined;
    }
    if (!isInserted(word, at(end + 1))) return undefined;
  }
  return undefined;
}

/** Whether a word may stand between the parts: 了, 一次, 什么, 他, 妈妈 before 的. */
const isInserted = (word: WordInText, next: WordInText | undefined): boolean =>
  [/^的$/, COMPLEMENT, QUANTITY, ADJECTIVE].some((words) => words.test(word.text)) ||
  next?.text === '的' ||
  INSERTED.has(word.partOfSpeech());
