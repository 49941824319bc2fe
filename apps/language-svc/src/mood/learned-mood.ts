import { phraseWeights } from './lexicon/phrase-weights.ts';
import { phrasesOf, shareOf } from './phrases-of.ts';

const CLASSES = 5;
const WEIGHT_ONE = 100;

/** What each phrase speaks for, class by class from very_negative up; under `-` what a text without any does. */
export type PhraseWeights = ReadonlyMap<string, readonly number[]>;

const learned = read(phraseWeights);

/** How much the phrases of a simplified text speak for each class, from very_negative up: the logarithm of its odds, of which only differences mean something. */
export function learnedOdds(text: string, weights: PhraseWeights = learned): number[] {
  const phrases = [...phrasesOf(text)];
  const share = shareOf(phrases.length);
  const odds = [...weights.get('-')!];
  for (const phrase of phrases) {
    const found = weights.get(phrase);
    if (found) for (let place = 0; place < CLASSES; place++) odds[place]! += found[place]! * share;
  }
  return odds;
}

function read(table: string): PhraseWeights {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [phrase = '', ...numbers] = line.split(' ');
        return [phrase, numbers.map((number) => Number(number) / WEIGHT_ONE)];
      }),
  );
}
