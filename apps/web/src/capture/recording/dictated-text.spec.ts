import { joinSpokenTexts } from '@memory/text/join-spoken-texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueDictation, dictatedText, hearResults, startDictation } from './dictated-text.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** A result of a `result` event: its text, whether it is final, and its confidence. */
type Result = readonly [text: string, isFinal: boolean, confidence?: number];
/** The results that a `result` event lists, or `end` before the recognition is started again. */
type Step = readonly Result[] | 'end';

function dictate(userAgent: string, steps: readonly Step[]): string {
  const dictation = steps.reduce((before, step) => {
    if (step === 'end') return continueDictation(before);
    const results = step.map(([transcript, isFinal, confidence]) =>
      Object.assign([{ transcript, ...(confidence === undefined ? {} : { confidence }) }], { isFinal }),
    );
    return hearResults(before, { results });
  }, startDictation(userAgent));
  return dictatedText(dictation);
}

const guess = (text: string): Result => [text, true, 0];
const final = (text: string, confidence = 0.9): Result => [text, true, confidence];
const interim = (text: string): Result => [text, false, 0];

describe('a browser that calls results final when they are', () => {
  it.each<[string, Step[], string]>([
    ['interim results that grow', [[interim('今天')], [interim('今天天气')], [final('今天天气很好')]], '今天天气很好'],
    ['interim results that shrink', [[interim('今天'), interim('天气')], [interim('今天天')], [final('今天')]], '今天'],
    ['an interim result in two parts', [[interim('今天'), interim('天气')]], '今天天气'],
    ['a word said twice', [[final('谢谢')], [final('谢谢'), final('谢谢')]], '谢谢谢谢'],
    ['a word that the next sentence begins with', [[final('看')], [final('看'), final('看看')]], '看看看'],
    ['a word said again after a silence', [[final('谢谢')], 'end', [interim('谢')], [final('谢谢')]], '谢谢谢谢'],
    ['English', [[final('I like tea'), final(' and cake')], 'end', [final('today')]], 'I like tea and cake today'],
    [
      'a browser without confidences',
      [
        [['谢谢', true]],
        [
          ['谢谢', true],
          ['谢谢', true],
        ],
      ],
      '谢谢谢谢',
    ],
    ['a final result that is listed no more', [[final('今天'), final('下雨')], [final('今天')]], '今天下雨'],
  ])('%s', (_, steps, text) => expect(dictate(DESKTOP, steps)).toBe(text));
});

describe('Chrome for Android, which calls guesses final', () => {
  it.each<[string, Step[], string]>([
    [
      'guesses with more and more words',
      [[guess('今天')], [guess('今天'), guess('今天天气')], [guess('今天'), guess('今天天气'), final('今天天气很好')]],
      '今天天气很好',
    ],
    [
      'after the recognition is started again',
      [[final('今天天气很好')], 'end', [guess('我')], [guess('我'), final('我去公园')]],
      '今天天气很好我去公园',
    ],
    ['a first guess that was cut off', [[guess('我')], 'end', [final('我去公园')]], '我去公园'],
    ['a guess that is corrected', [[guess('金天'), guess('今天天气'), final('今天天气很好')]], '今天天气很好'],
    ['a short guess with other words', [[guess('是'), guess('十个'), final('十个人')]], '十个人'],
    ['a guess that loses words', [[guess('今天天气很好'), guess('今天'), final('今天天气很好')]], '今天天气很好'],
    [
      'capitals and punctuation',
      [[guess('twinkle'), guess('Twinkle Twinkle'), final('Twinkle, twinkle.')]],
      'Twinkle, twinkle.',
    ],
    [
      'all results from the first again',
      [
        [final('今天'), final('下雨')],
        [final('今天'), final('下雨')],
      ],
      '今天下雨',
    ],
    ['a final result that is listed twice', [[final('今天', 0.93), final('今天', 0.93)]], '今天'],
    ['guesses with a confidence', [[final('今天', 0.7), final('今天天气', 0.8)]], '今天天气'],
    [
      'guesses without a confidence',
      [
        [
          ['hi', true],
          ['hi', true],
          ['hi there', true],
        ],
      ],
      'hi there',
    ],
    ['a result of all results', [[final('blue'), final('yellow'), final('blue yellow')]], 'blue yellow'],
    [
      'guesses that repeat an earlier sentence',
      [[guess('hello'), guess('hello world'), guess('hello world'), guess('hello world how are you')]],
      'hello world how are you',
    ],
    [
      'a new list without an end',
      [[guess('今天')], [final('今天下雨')], [guess('我')], [final('我去公园')]],
      '今天下雨我去公园',
    ],
    ['empty results', [[guess(''), guess('今天'), final(' ')]], '今天'],
    ['a word said twice', [[final('谢谢', 0.9), guess('谢谢'), final('谢谢', 0.8)]], '谢谢谢谢'],
    ['a doubled word', [[guess('看'), guess('看看'), final('看看书')]], '看看书'],
    ['a word said again after a silence', [[final('谢谢')], 'end', [guess('谢'), final('谢谢')]], '谢谢谢谢'],
    ['another sentence in the same list', [[guess('今天天气很好'), guess('我去公园')]], '今天天气很好我去公园'],
    ['a punctuation mark of its own', [[guess('今天'), guess('。')]], '今天。'],
  ])('%s', (_, steps, text) => expect(dictate(ANDROID, steps)).toBe(text));
});

/** An utterance of few different words, so that words and whole utterances repeat by chance. */
const utterance = fc.array(fc.constantFrom('谢', '看', '我', '天', ' go', ' home'), { minLength: 1, maxLength: 6 });
const utterances = fc.array(fc.tuple(utterance, fc.double({ min: 0.01, max: 1 }), fc.boolean()), { maxLength: 6 });
const prefixes = (words: string[]): string[] => words.map((_, index) => words.slice(0, index + 1).join(''));

it('a text has all utterances once, in any order of interim results, final results and restarts', () => {
  fc.assert(
    fc.property(utterances, (spoken) => {
      let list: Result[] = [];
      const steps = spoken.flatMap<Step>(([words, confidence, isEnd]) => {
        const interims = prefixes(words).map((text) => [...list, interim(text)]);
        list = [...list, final(words.join(''), confidence)];
        const heard: Step[] = [...interims, list];
        if (!isEnd) return heard;
        list = [];
        return [...heard, 'end'];
      });
      expect(dictate(DESKTOP, steps)).toBe(joinSpokenTexts(spoken.map(([words]) => words.join(''))));
    }),
  );
});

it('a text has all utterances once, however many guesses of each were called final', () => {
  fc.assert(
    fc.property(utterances, fc.boolean(), (spoken, isTwice) => {
      const steps = spoken.flatMap<Step>(([words, confidence]) => {
        const list = [...prefixes(words).map(guess), final(words.join(''), confidence)];
        const heard = list.map((_, index) => list.slice(0, index + 1));
        return isTwice ? [...heard, ...heard, [...list, list.at(-1)!], 'end'] : [...heard, 'end'];
      });
      expect(dictate(ANDROID, steps)).toBe(joinSpokenTexts(spoken.map(([words]) => words.join(''))));
    }),
  );
});

it('a result event that comes twice changes nothing', () => {
  const result = fc.tuple(
    utterance.map((words) => words.join('')),
    fc.boolean(),
    fc.constantFrom(0, 0.8, 0.9, undefined),
  );
  const step: fc.Arbitrary<Step> = fc.oneof(fc.constant<Step>('end'), fc.array(result, { maxLength: 4 }));
  fc.assert(
    fc.property(fc.constantFrom(DESKTOP, ANDROID), fc.array(step, { maxLength: 6 }), (userAgent, steps) => {
      const twice = steps.flatMap<Step>((each) => (each === 'end' ? [each] : [each, each]));
      expect(dictate(userAgent, twice)).toBe(dictate(userAgent, steps));
    }),
  );
});
