import { lettersOf } from '@memory/text';
import { joinSpokenTexts } from '@memory/text/join-spoken-texts';
import type { SpeechRecognitionResultEvent } from './speech-recognition.ts';

/** A result of the speech recognition. */
interface Heard {
  text: string;
  isFinal: boolean;
  /** From 0 to 1; undefined if the browser reports no confidence. */
  confidence: number | undefined;
  /** The number of starts of the speech recognition before this result. */
  session: number;
}

/** What a speech recognition has heard since the recording began. */
export interface Dictation {
  /** Whether the browser runs on Android, where results may repeat the results before them. */
  isAndroid: boolean;
  session: number;
  /** The results that the browser no longer lists, without results that later ones repeated. */
  earlier: readonly Heard[];
  /** The results that the browser lists. */
  listed: readonly Heard[];
}

/** A first guess of this many words may be replaced by entirely different words: 是 becomes 十个人. */
const WORDS_OF_A_SHORT_GUESS = 2;

/** A dictation before anything was said. @param userAgent of the browser: `navigator.userAgent` */
export const startDictation = (userAgent: string): Dictation => ({
  isAndroid: /\bAndroid\b/.test(userAgent),
  session: 0,
  earlier: [],
  listed: [],
});

/** Adds the results of a `result` event, which has all results since the speech recognition was started, to a dictation. */
export function hearResults(
  dictation: Dictation,
  { results }: Pick<SpeechRecognitionResultEvent, 'results'>,
): Dictation {
  const { session, listed } = dictation;
  const heard = Array.from(results, (result) => ({
    text: result[0]?.transcript ?? '',
    isFinal: result.isFinal,
    confidence: result[0]?.confidence,
    session,
  }));
  // Final results stay in the list. If a final result has another text than before, the browser has begun a new list without an `end` event.
  const isNewList = listed.some(
    ({ text, isFinal }, index) => isFinal && index < heard.length && lettersIn(text) !== lettersIn(heard[index]!.text),
  );
  if (isNewList) return { ...dictation, earlier: withoutRepetitions(dictation), listed: heard };
  return { ...dictation, listed: [...heard, ...listed.slice(heard.length).filter(({ isFinal }) => isFinal)] };
}

/** Continues a dictation after the speech recognition has ended; it begins with an empty list when it is started again. */
export const continueDictation = (dictation: Dictation): Dictation => ({
  ...dictation,
  session: dictation.session + 1,
  earlier: withoutRepetitions(dictation),
  listed: [],
});

/** The text of a dictation, with a space between parts in a language whose words are separated by spaces. */
export const dictatedText = (dictation: Dictation): string =>
  joinSpokenTexts(withoutRepetitions(dictation).map(({ text }) => text));

/**
 * Leaves out the results that later results repeat or correct. Chrome for Android marks each guess as final, with all words of the utterance so far
 * and mostly with confidence 0: 今天, 今天天气, 今天天气很好 (`handleResults` in Chromium's SpeechRecognitionImpl.java). Some versions list the results of an
 * utterance several times, or all results again as one (JamesBrill/react-speech-recognition#18, willdady/platypus#779, TalAter/annyang#130).
 */
function withoutRepetitions({ isAndroid, earlier, listed }: Dictation): Heard[] {
  const kept: Heard[] = [];
  for (const next of [...earlier, ...listed]) {
    if (next.text.trim() === '') continue;
    const last = kept.at(-1);
    if (isAndroid && last && repeatsFinal(last, next)) continue;
    if (last && correctsGuess(last, next)) kept.pop();
    if (isAndroid) kept.splice(firstRepeated(kept, next));
    kept.push(next);
  }
  return kept;
}

/**
 * Whether the browser has delivered the final result `last` a second time as `next`: with the same text and the same confidence. When a speaker says
 * something twice, the two results have different confidences.
 */
const repeatsFinal = (last: Heard, next: Heard): boolean =>
  last.isFinal &&
  last.session === next.session &&
  lettersIn(last.text) === lettersIn(next.text) &&
  (!next.confidence || last.confidence === next.confidence);

/** Whether `last` was a guess that `next` repeats with more words, or corrects. */
function correctsGuess(last: Heard, next: Heard): boolean {
  if (!last.isFinal || last.confidence !== 0) return false;
  const [before, after] = [lettersIn(last.text), lettersIn(next.text)];
  if (before === '' || after === '') return false;
  // A restart hears other sounds, but its first words may repeat words that the end of the earlier session cut off.
  if (last.session !== next.session) return after !== before && after.startsWith(before);
  if (after.startsWith(before) || before.startsWith(after)) return true;
  const words = wordsIn(last.text);
  const wordsAfter = new Set(wordsIn(next.text));
  const repeated = words.filter((word) => wordsAfter.has(word)).length;
  return words.length <= WORDS_OF_A_SHORT_GUESS || repeated >= words.length / 2;
}

/** Returns the index from which on the last results together are the beginning of `next`, or the number of results when there is no such index. */
function firstRepeated(kept: readonly Heard[], next: Heard): number {
  const after = lettersIn(next.text);
  const index = kept.findIndex((first, start) => {
    const repeated = kept.slice(start);
    const before = repeated.map(({ text }) => lettersIn(text)).join('');
    if (before === '' || !first.isFinal || first.session !== next.session) return false;
    // A single earlier result with the same words means that the speaker has said something twice: see `repeatsFinal`.
    return after.startsWith(before) && (repeated.length > 1 || after !== before);
  });
  return index === -1 ? kept.length : index;
}

/** The letters, digits and Chinese characters of a text: capitals, spaces and punctuation change from guess to guess. */
const lettersIn = (text: string): string => lettersOf(text).join('');

/** The Chinese characters of a text, and its words in other scripts. */
const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
