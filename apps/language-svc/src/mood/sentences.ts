import { turns } from './lexicon/chinese-grammar.ts';
import type { Rules } from './mood-rules.ts';

/** A stretch of a sentence and how much it counts: what follows a 'but' counts more than what went before. */
export interface Clause {
  text: string;
  weight: number;
}

const SENTENCE_END = /(?<=[。！？!?；;\n])|(?<=\.)\s/;
const TURN = new RegExp(
  `(?:${turns.join('|')})|\\b(?:but|however|luckily|fortunately|unfortunately|in the end)\\b`,
  'i',
);
const CONCESSION = /虽然|尽管|\b(?:although|even though|though)\b/i;
const BEFORE_TURN = 0.45;
const AFTER_TURN = 1.2;

export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
}

/** A sentence divided where it turns. 虽然 and 'although' give up the clause they open; the other one counts. */
export function clausesOf(sentence: string, rules: Rules): Clause[] {
  const turn = rules.has('turn') ? TURN.exec(sentence) : null;
  if (turn) {
    return [
      { text: sentence.slice(0, turn.index), weight: BEFORE_TURN },
      { text: sentence.slice(turn.index + turn[0].length), weight: AFTER_TURN },
    ];
  }
  const concession = rules.has('concession') ? CONCESSION.exec(sentence) : null;
  const comma = concession ? sentence.slice(concession.index).search(/[,，]/) : -1;
  if (!concession || (comma < 0 && concession.index === 0)) return [{ text: sentence, weight: 1 }];
  const end = comma < 0 ? sentence.length : concession.index + comma;
  return [
    { text: sentence.slice(concession.index, end), weight: BEFORE_TURN },
    { text: `${sentence.slice(0, concession.index)} ${sentence.slice(end)}`, weight: AFTER_TURN },
  ];
}
