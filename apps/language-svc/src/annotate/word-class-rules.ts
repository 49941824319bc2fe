import type { WordClass } from '../dictionary/word-class.ts';
import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';

/** A word near the word whose class is to be found. */
export interface Neighbour {
  /** In simplified characters; a sign or other text that is not Chinese is unchanged. */
  text: string;
  /** `none` for a sign, and beyond the beginning and the end of the text. */
  partOfSpeech: PartOfSpeech;
}

/** Returns the neighbour at a distance of some words: -1 for the previous word, 0 for the word itself, 1 for the next word. */
export type NeighbourAt = (distance: number) => Neighbour;

/**
 * Whether the words around a word give it a class.
 * @param has whether the word has a meaning for another class
 */
type ClassRule = (at: NeighbourAt, has: (other: WordClass) => boolean) => boolean;

const COUNT = /(?:[〇零一二两三四五六七八九十百千万亿半几每各某这那哪整数0-9０-９]|多少|好多|很多|许多)$/;
const SIZE = /^[大小长整满]$/;
const NEGATION_OR_AUXILIARY =
  /^(?:不|没|没有|别|要|想|会|能|可以|应该|得|必须|敢|肯|来|去|一起|正在|在|请|先|再|就|也|都|还|才|刚|刚刚|已经|常常|经常|总是|喜欢|开始|继续|帮|帮忙|自己|一直|马上|快|忘记|忘了|给我|轻轻)$/;
const DEGREE = /^(?:很|太|真|好|非常|最|更|挺|多|多么|这么|那么|特别|十分|有点|有点儿|越来越|越|比较|更加|真是|又)$/;
/** Verbs after which a word is never their complement: 是[好]朋友. */
const LINKING = /^(?:是|有|在|像|叫|当|成为|变成|没有|没|不是|让)$/;
const ASPECT = /^(?:了|着|过|得|一下|一下子|起来|完|到|好|出来|下来|下去|进去|进来|掉|住|光|错|成)$/;
const PREDICATE: readonly PartOfSpeech[] = ['verb', 'action', 'adjective'];
const NOMINAL: readonly PartOfSpeech[] = ['noun', 'pronoun', 'time', 'number', 'measure'];
const CLAUSE_LENGTH = 8;

const isOneOf = (parts: readonly PartOfSpeech[], { partOfSpeech }: Neighbour): boolean => parts.includes(partOfSpeech);

/** Whether a number, a demonstrative or the like comes before: 三[本]书, 那[头]牛, 一大[块]蛋糕. */
const afterCount = (at: NeighbourAt): boolean =>
  COUNT.test(at(-1).text) || (SIZE.test(at(-1).text) && /^[一二两三四五六七八九十几半]$/.test(at(-2).text));

/** Whether a noun phrase and then a predicate follow: [给]妈妈打电话, [比]我高. */
const beforePhraseAndPredicate = (at: NeighbourAt): boolean => {
  const isActivity = isOneOf(PREDICATE, at(1)) && /^(?:有|没有|很|感|不|非常|特别|充满)/.test(at(2).text);
  if (ASPECT.test(at(1).text) || (!isOneOf([...NOMINAL, 'other'], at(1)) && !isActivity)) return false;
  for (let distance = 2; distance <= CLAUSE_LENGTH && at(distance).partOfSpeech !== 'none'; distance += 1)
    if (isOneOf(PREDICATE, at(distance)))
      return at(distance + 1).text !== '的' || at(distance + 2).partOfSpeech === 'none';
  return isActivity;
};

const PREDICATE_START =
  /^(?:不|没|没有|很|太|更|最|都|也|再|先|把|被|给|跟|和|在|能|会|要|想|一起|自己|慢慢|好好|这么|那么|多|可以|当|空)/;
const beforePredicate = (at: NeighbourAt): boolean =>
  isOneOf([...PREDICATE, 'adverb', 'preposition'], at(1)) || PREDICATE_START.test(at(1).text);

/**
 * The rules by which the words around a word decide its class, the most certain rules first. A word gets the first class for which it has a meaning
 * and whose rule holds. The rules name only grammatical words, so that they also work for words that get meanings later.
 */
export const wordClassRules: ReadonlyArray<readonly [WordClass, ClassRule]> = [
  [
    'measure',
    (at, has) =>
      // A number also names things: 三[班]得了第一名.
      (afterCount(at) && at(1).text !== '的' && (!has('noun') || isOneOf(['noun', 'adjective'], at(1)))) ||
      // The number and the measure word are one word: [一头]牛.
      (/^一./.test(at(0).text) && at(1).partOfSpeech === 'noun'),
  ],
  [
    'complement',
    (at) =>
      isOneOf(PREDICATE, at(-1)) && ![NEGATION_OR_AUXILIARY, DEGREE, LINKING].some((words) => words.test(at(-1).text))
        ? !isOneOf(['verb', 'adjective'], at(1)) || ASPECT.test(at(1).text)
        : /^[得不]$/.test(at(-1).text) && isOneOf(['verb', 'action'], at(-2)) && !isOneOf(NOMINAL, at(1)),
  ],
  ['adverb', (at) => beforePredicate(at) && !DEGREE.test(at(-1).text) && !/[的个]$/.test(at(-1).text)],
  ['auxiliary', beforePredicate],
  ['preposition', beforePhraseAndPredicate],
  ['adjective', (at) => DEGREE.test(at(-1).text) || (at(1).text === '的' && at(-1).partOfSpeech !== 'number')],
  [
    'verb',
    (at) =>
      ASPECT.test(at(1).text) ||
      NEGATION_OR_AUXILIARY.test(at(-1).text) ||
      /^(?:把|给)$/.test(at(-2).text) ||
      (isOneOf(['pronoun'], at(-1)) && !/^[这那哪每各某]/.test(at(-1).text) && isOneOf(NOMINAL, at(1))) ||
      (DEGREE.test(at(-1).text) && isOneOf(NOMINAL, at(1))) ||
      (at(-1).partOfSpeech === 'none' && isOneOf(NOMINAL, at(1))),
  ],
  [
    'noun',
    (at) =>
      /(?:的|个|着|了|过)$/.test(at(-1).text) ||
      (at(1).text === '的' && at(-1).partOfSpeech !== 'adverb') ||
      at(-1).partOfSpeech === 'measure' ||
      isOneOf(['verb', 'adjective'], at(-1)),
  ],
];
