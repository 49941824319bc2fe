import { hashUnit } from './path-features.ts';
import type { WordLexicon } from './word-lexicon.ts';

/** A word at its place in a text, and the best path that ends with it. */
export interface LatticeWord {
  start: number;
  end: number;
  /** The word's node in the lexicon; -1 for a character that the lexicon lacks. */
  node: number;
  hash: number;
  /** The score of the best path from the beginning of the text to the end of this word. */
  score: number;
  before: LatticeWord | undefined;
}

/** Judges paths. A score is higher the more probable the path is. */
export interface PathScorer {
  /** Returns the score of a word at its place. */
  scoreWord(text: string, word: LatticeWord): number;
  /** Returns the score of a word after another one, or at the beginning of the text. */
  scorePair(text: string, before: LatticeWord | undefined, word: LatticeWord): number;
}

/**
 * Finds the path of words through a text that has the highest score, with the algorithm of Viterbi over the lattice of all words of the lexicon.
 * A character is always a word of its own, too. The time is linear in the length of the text.
 * @param text Chinese characters without anything else
 * @param isAllowed restricts the words that a path may have
 */
export function findBestPath(
  text: string,
  lexicon: WordLexicon,
  scorer: PathScorer,
  isAllowed?: (start: number, end: number) => boolean,
): LatticeWord[] {
  const endingAt: LatticeWord[][] = Array.from({ length: text.length + 1 }, () => []);
  for (let start = 0; start < text.length; start += 1) {
    const predecessors = endingAt[start]!;
    if (start > 0 && predecessors.length === 0) continue;
    const characterEnd = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
    let node = lexicon.root;
    let hash: number | undefined;
    for (let end = start + 1; end <= text.length && (node >= 0 || end <= characterEnd); end += 1) {
      const unit = text.charCodeAt(end - 1);
      hash = hashUnit(unit, hash);
      if (node >= 0) node = lexicon.childOf(node, unit);
      const isWord = node >= 0 && lexicon.countAt(node) > 0;
      if (end < characterEnd || !(isWord || end === characterEnd) || isAllowed?.(start, end) === false) continue;
      const word = { start, end, node: isWord ? node : -1, hash, score: 0, before: undefined };
      connect(text, word, predecessors, scorer);
      endingAt[end]!.push(word);
    }
  }
  return pathTo(best(endingAt[text.length]!));
}

/** Sets the best predecessor of a word, and the score of the best path that ends with the word. */
function connect(text: string, word: LatticeWord, predecessors: readonly LatticeWord[], scorer: PathScorer): void {
  const wordScore = scorer.scoreWord(text, word);
  if (word.start === 0) {
    word.score = wordScore + scorer.scorePair(text, undefined, word);
    return;
  }
  word.score = -Infinity;
  for (const before of predecessors) {
    const score = before.score + wordScore + scorer.scorePair(text, before, word);
    if (score <= word.score) continue;
    word.score = score;
    word.before = before;
  }
}

function best(words: readonly LatticeWord[]): LatticeWord | undefined {
  let found = words[0];
  for (const word of words) if (word.score > found!.score) found = word;
  return found;
}

function pathTo(last: LatticeWord | undefined): LatticeWord[] {
  const path: LatticeWord[] = [];
  for (let word = last; word; word = word.before) path.push(word);
  return path.toReversed();
}
