/** The place of a word whose reading is to be chosen, in a text in simplified characters. */
export interface FeatureContext {
  /** The whole text, in simplified characters. */
  text: string;
  /** Where the target begins and ends in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Where the word before the target begins, and where the word after it ends; the target's own edges where there is none. */
  startBefore: number;
  endAfter: number;
  /** The parts of speech of the words before and after the target, as indexes of `partsOfSpeech`. */
  classBefore: number;
  classAfter: number;
}

/**
 * Receives the features of a context one by one. A feature is a letter (its kind) and up to three characters, given as UTF-16 units; 0 stands
 * for no character.
 */
export interface FeatureReceiver {
  add(kind: number, first: number, second: number, third: number): void;
}

/** The number of UTF-16 units before and after the target in which each character is a feature, whatever its distance. */
const NEARBY = 7;
/** The signs that end a sentence. The text beyond them has no influence. */
const SENTENCE_ENDS: ReadonlySet<number> = new Set(Array.from('。！？!?…\n', unit));
/** The letter of the first part of speech. The letters after it stand for the other parts of speech. */
const FIRST_CLASS = unit('A');
const BOUNDARY = unit(',');
const DIGIT = unit('0');
const LETTER = unit('a');

function unit(character: string): number {
  return character.charCodeAt(0);
}

/** The kinds of features; each letter occurs in the model's file. */
const kind = {
  bias: unit('='),
  before1: unit('a'),
  before2: unit('b'),
  before3: unit('c'),
  after1: unit('d'),
  after2: unit('e'),
  after3: unit('f'),
  pairBefore: unit('g'),
  pairAfter: unit('h'),
  pairAround: unit('i'),
  threeBefore: unit('j'),
  threeAfter: unit('k'),
  twoBeforeOneAfter: unit('l'),
  oneBeforeTwoAfter: unit('m'),
  wordBefore: unit('n'),
  wordAfter: unit('o'),
  nearbyBefore: unit('p'),
  nearbyAfter: unit('q'),
  classBefore: unit('r'),
  classAfter: unit('s'),
  classesAround: unit('t'),
} as const;

/**
 * Passes the features of a context to the receiver: the characters around the target, alone, in pairs and in threes; the words before and after the
 * target with their parts of speech; and the nearby characters without their position. The beginning and the end of the sentence, and every sign that
 * is no character, digit or letter, count as the same boundary.
 */
export function extractReadingFeatures(context: FeatureContext, receiver: FeatureReceiver): void {
  const { text, start, end, startBefore, endAfter, classBefore, classAfter } = context;
  const first = findSentenceStart(text, start);
  const last = findSentenceEnd(text, end);
  const b1 = start - 1 >= first ? unitAt(text, start - 1) : BOUNDARY;
  const b2 = start - 2 >= first ? unitAt(text, start - 2) : BOUNDARY;
  const b3 = start - 3 >= first ? unitAt(text, start - 3) : BOUNDARY;
  const a1 = end < last ? unitAt(text, end) : BOUNDARY;
  const a2 = end + 1 < last ? unitAt(text, end + 1) : BOUNDARY;
  const a3 = end + 2 < last ? unitAt(text, end + 2) : BOUNDARY;
  receiver.add(kind.bias, 0, 0, 0);
  receiver.add(kind.before1, b1, 0, 0);
  receiver.add(kind.before2, b2, 0, 0);
  receiver.add(kind.before3, b3, 0, 0);
  receiver.add(kind.after1, a1, 0, 0);
  receiver.add(kind.after2, a2, 0, 0);
  receiver.add(kind.after3, a3, 0, 0);
  receiver.add(kind.pairBefore, b2, b1, 0);
  receiver.add(kind.pairAfter, a1, a2, 0);
  receiver.add(kind.pairAround, b1, a1, 0);
  receiver.add(kind.threeBefore, b3, b2, b1);
  receiver.add(kind.threeAfter, a1, a2, a3);
  receiver.add(kind.twoBeforeOneAfter, b2, b1, a1);
  receiver.add(kind.oneBeforeTwoAfter, b1, a1, a2);
  receiver.add(kind.classBefore, FIRST_CLASS + classBefore, 0, 0);
  receiver.add(kind.classAfter, FIRST_CLASS + classAfter, 0, 0);
  receiver.add(kind.classesAround, FIRST_CLASS + classBefore, FIRST_CLASS + classAfter, 0);
  if (startBefore < start) addWord(receiver, kind.wordBefore, text, startBefore, start);
  if (endAfter > end) addWord(receiver, kind.wordAfter, text, end, endAfter);
  for (let at = first; at < start; at++) addNearby(receiver, kind.nearbyBefore, text, at);
  for (let at = end; at < last; at++) addNearby(receiver, kind.nearbyAfter, text, at);
}

/** Returns the index at which the sentence begins, but at most `NEARBY` UTF-16 units before the target. */
function findSentenceStart(text: string, start: number): number {
  const furthest = Math.max(0, start - NEARBY);
  for (let at = start; at > furthest; at--) if (SENTENCE_ENDS.has(text.charCodeAt(at - 1))) return at;
  return furthest;
}

/** Returns the index at which the sentence ends, but at most `NEARBY` UTF-16 units after the target. */
function findSentenceEnd(text: string, end: number): number {
  const furthest = Math.min(text.length, end + NEARBY);
  for (let at = end; at < furthest; at++) if (SENTENCE_ENDS.has(text.charCodeAt(at))) return at;
  return furthest;
}

/** Adds a word as a feature of its first two characters and its last one. */
function addWord(receiver: FeatureReceiver, wordKind: number, text: string, start: number, end: number): void {
  const second = end - start > 1 ? unitAt(text, start + 1) : 0;
  const last = end - start > 2 ? unitAt(text, end - 1) : 0;
  receiver.add(wordKind, unitAt(text, start), second, last);
}

function addNearby(receiver: FeatureReceiver, nearbyKind: number, text: string, at: number): void {
  const one = unitAt(text, at);
  if (one !== BOUNDARY) receiver.add(nearbyKind, one, 0, 0);
}

/** Returns the UTF-16 unit at an index, or the sign of its class if it is no Chinese character. */
function unitAt(text: string, index: number): number {
  const one = text.charCodeAt(index);
  if (one >= 0x3400) return one < 0xff00 ? one : BOUNDARY;
  if (one >= 0x30 && one <= 0x39) return DIGIT;
  return (one >= 0x41 && one <= 0x5a) || (one >= 0x61 && one <= 0x7a) ? LETTER : BOUNDARY;
}
