import type { FeatureWeights } from './feature-weights.ts';
import type { LatticeWord, PathScorer } from './find-best-path.ts';
import { classOfWord, EDGE, hashFeature, hashText, hashUnit, LONG, pathFeatureKinds } from './path-features.ts';
import type { WordLexicon } from './word-lexicon.ts';

const [WORD, CLASS_LENGTH, CLASS_BEFORE, CLASS_AFTER, BOUNDARY, CLASS_CLASS, CLASS_WORD, WORD_CLASS] = Array.from(
  pathFeatureKinds.keys(),
) as [number, number, number, number, number, number, number, number];
const EDGE_HASH = hashText(EDGE);
/** The number of the class `EDGE`, which no word has. */
const EDGE_CLASS = 0;
/** The count that is assumed for a character that the lexicon lacks. */
export const UNKNOWN_COUNT = 0.5;

/**
 * Scores paths with the weights of a model. The part of a score that depends on the word alone is computed at the first use of the word, because
 * computing it for all words took a tenth of the service's start-up. The weights of pairs of classes are kept in a table.
 */
export class ModelScorer implements PathScorer {
  private readonly lexicon: WordLexicon;
  private readonly weights: FeatureWeights;
  /** The class of a node's word; `EDGE_CLASS` when nothing was computed for it yet. */
  private readonly classIds: Uint16Array;
  private readonly scores: Float32Array;
  /** Whether a node's word has a weight of its own; only such words have features of a word and the class of a neighbour. */
  private readonly hasWeight: Uint8Array;
  private readonly idsOfClasses = new Map<string, number>();
  private readonly classHashes: number[] = [];
  private readonly pairWeights: Float32Array;
  private readonly unknownClass: number;
  private readonly unknownScore: number;

  constructor(lexicon: WordLexicon, weights: FeatureWeights) {
    this.lexicon = lexicon;
    this.weights = weights;
    this.classIds = new Uint16Array(lexicon.slotCount);
    this.scores = new Float32Array(lexicon.slotCount);
    this.hasWeight = new Uint8Array(lexicon.slotCount);
    const unknown = classOfWord('', '');
    for (const name of new Set([EDGE, unknown, ...classesOf(lexicon)]))
      this.idsOfClasses.set(name, this.classHashes.push(hashText(name)) - 1);
    this.unknownClass = this.idsOfClasses.get(unknown)!;
    this.unknownScore = this.staticScore(UNKNOWN_COUNT, 0, this.unknownClass, 1);
    const count = this.classHashes.length;
    this.pairWeights = Float32Array.from({ length: count * count }, (_, pair) =>
      weights.get(
        hashFeature(CLASS_CLASS, this.classHashes[Math.floor(pair / count)]!, this.classHashes[pair % count]!),
      ),
    );
  }

  scoreWord(text: string, { start, end, node, hash }: LatticeWord): number {
    const { weights } = this;
    if (node >= 0 && this.classIds[node] === EDGE_CLASS) this.addWord(text.slice(start, end), node, hash);
    const classHash = this.classHashes[this.classOf(node)]!;
    const unitAt = (index: number): number =>
      index < 0 || index >= text.length ? EDGE_HASH : hashUnit(text.charCodeAt(index));
    const before = unitAt(start - 1);
    return (
      (node < 0 ? this.unknownScore : this.scores[node]!) +
      weights.get(hashFeature(CLASS_BEFORE, classHash, before)) +
      weights.get(hashFeature(CLASS_AFTER, classHash, unitAt(end))) +
      (start === 0 ? 0 : weights.get(hashFeature(BOUNDARY, before, unitAt(start))))
    );
  }

  scorePair(_text: string, before: LatticeWord | undefined, word: LatticeWord): number {
    const first = before ? this.classOf(before.node) : 0;
    const second = this.classOf(word.node);
    let score = this.pairWeights[first * this.classHashes.length + second]!;
    if (word.node >= 0 && this.hasWeight[word.node])
      score += this.weights.get(hashFeature(CLASS_WORD, this.classHashes[first]!, word.hash));
    if (before && before.node >= 0 && this.hasWeight[before.node])
      score += this.weights.get(hashFeature(WORD_CLASS, before.hash, this.classHashes[second]!));
    return score;
  }

  private addWord(word: string, node: number, hash: number): void {
    const { lexicon } = this;
    const classId = this.idsOfClasses.get(classOfWord(word, lexicon.tagAt(node)))!;
    this.classIds[node] = classId;
    this.scores[node] = this.staticScore(lexicon.countAt(node), hash, classId, word.length);
    this.hasWeight[node] = Number(this.weights.has(hashFeature(WORD, hash, 0)));
  }

  /** Returns the part of a word's score that does not depend on the text. @param hash the hash of the word */
  private staticScore(count: number, hash: number, classId: number, length: number): number {
    const { lexicon, weights } = this;
    return (
      Math.log(count / lexicon.total) +
      weights.get(hashFeature(WORD, hash, 0)) +
      weights.get(hashFeature(CLASS_LENGTH, this.classHashes[classId]!, hashText(String(Math.min(length, LONG)))))
    );
  }

  private classOf(node: number): number {
    return node < 0 ? this.unknownClass : this.classIds[node]!;
  }
}

/** Returns the classes of all words of a lexicon. The class of a longer word depends on the word's tag alone. */
function classesOf(lexicon: WordLexicon): string[] {
  const ofCharacters: string[] = [];
  lexicon.forEachCharacter((character, node) => ofCharacters.push(classOfWord(character, lexicon.tagAt(node))));
  return [...ofCharacters, ...lexicon.tags.map((tag) => classOfWord('', tag))];
}
