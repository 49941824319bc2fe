import { FeatureWeights } from '../../src/segmentation/feature-weights.ts';
import type { LatticeWord, PathScorer } from '../../src/segmentation/find-best-path.ts';
import { UNKNOWN_COUNT } from '../../src/segmentation/model-scorer.ts';
import { classOfWord, EDGE, LONG, type PathFeatureKind } from '../../src/segmentation/path-features.ts';
import { hashPathFeature } from '../../src/segmentation/segmentation-model.ts';
import type { WordLexicon } from '../../src/segmentation/word-lexicon.ts';

type Feature = readonly [kind: PathFeatureKind, first: string, second: string];

export interface WeightedFeature {
  feature: Feature;
  weight: number;
}

/** Scores paths with weights that change in the course of a training, and remembers how they have changed. */
export class TrainingScorer implements PathScorer {
  private readonly lexicon: WordLexicon;
  private readonly weights = new FeatureWeights();
  /** The sum of all changes of each weight, each multiplied by the number of the step before it. */
  private readonly changes = new FeatureWeights();
  private readonly features = new Map<number, Feature>();
  private steps = 0;

  constructor(lexicon: WordLexicon) {
    this.lexicon = lexicon;
  }

  /** Counts one more sentence. */
  beginStep(): void {
    this.steps += 1;
  }

  scoreWord(text: string, word: LatticeWord): number {
    const count = word.node < 0 ? UNKNOWN_COUNT : this.lexicon.countAt(word.node);
    return Math.log(count / this.lexicon.total) + this.weigh(this.wordFeatures(text, word));
  }

  scorePair(text: string, before: LatticeWord | undefined, word: LatticeWord): number {
    return this.weigh(this.pairFeatures(text, before, word));
  }

  /** Adds an amount to the weight of each feature of a path. */
  update(text: string, path: readonly LatticeWord[], amount: number): void {
    for (const word of path)
      for (const feature of [...this.wordFeatures(text, word), ...this.pairFeatures(text, word.before, word)]) {
        const hash = hashPathFeature(...feature);
        this.features.set(hash, feature);
        this.weights.add(hash, amount);
        this.changes.add(hash, amount * (this.steps - 1));
      }
  }

  /** Returns the features that have had a weight, each with its mean weight over all steps. */
  averageWeights(): WeightedFeature[] {
    return Array.from(this.features, ([hash, feature]) => ({
      feature,
      weight: this.weights.get(hash) - this.changes.get(hash) / this.steps,
    }));
  }

  private weigh(features: readonly Feature[]): number {
    return features.reduce((sum, feature) => sum + this.weights.get(hashPathFeature(...feature)), 0);
  }

  private wordFeatures(text: string, { start, end, node }: LatticeWord): Feature[] {
    const word = text.slice(start, end);
    const wordClass = this.classOf(word, node);
    const before = text[start - 1] ?? EDGE;
    const features: Feature[] = [
      ['class_length', wordClass, String(Math.min(word.length, LONG))],
      ['class_before', wordClass, before],
      ['class_after', wordClass, text[end] ?? EDGE],
    ];
    if (node >= 0) features.push(['word', word, '']);
    if (start > 0) features.push(['boundary', before, text.charAt(start)]);
    return features;
  }

  private pairFeatures(text: string, before: LatticeWord | undefined, { start, end, node }: LatticeWord): Feature[] {
    const word = text.slice(start, end);
    const wordClass = this.classOf(word, node);
    const wordBefore = before && text.slice(before.start, before.end);
    const classBefore = before ? this.classOf(wordBefore!, before.node) : EDGE;
    const features: Feature[] = [['class_class', classBefore, wordClass]];
    if (node >= 0) features.push(['class_word', classBefore, word]);
    if (before && before.node >= 0) features.push(['word_class', wordBefore!, wordClass]);
    return features;
  }

  private classOf(word: string, node: number): string {
    return classOfWord(word, node < 0 ? '' : this.lexicon.tagAt(node));
  }
}
