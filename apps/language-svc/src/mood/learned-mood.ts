import { phrasesOf, shareOf } from './phrases-of.ts';
import { phraseWeights } from './lexicon/phrase-weights.ts';

const CLASSES = 5;
const WEIGHT_ONE = 100;

const weights = read(phraseWeights);
/** What a text speaks for that has no phrase in the table. */
const nothing = weights.get('-')!;

/** How much the phrases of a simplified text speak for each class, from very_negative up: the logarithm of its odds, of which only differences mean something. */
export function learnedOdds(text: string): number[] {
  const phrases = [...phrasesOf(text)];
  const share = shareOf(phrases.length);
  const odds = [...nothing];
  for (const phrase of phrases) {
    const found = weights.get(phrase);
    if (found) for (let place = 0; place < CLASSES; place++) odds[place]! += found[place]! * share;
  }
  return odds.map((one) => one / WEIGHT_ONE);
}

function read(table: string): Map<string, Int16Array> {
  return new Map(
    table.trim().split('\n').map((line) => {
      const [phrase = '', ...numbers] = line.split(' ');
      return [phrase, Int16Array.from(numbers, Number)];
    }),
  );
}
