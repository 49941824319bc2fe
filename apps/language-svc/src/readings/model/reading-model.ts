import { hashFeature, hashTarget } from './feature-hash.ts';
import { type FeatureContext, type FeatureReceiver, extractReadingFeatures } from './reading-features.ts';

/** What the model knows of one target: a character or a word that has several readings. */
interface TargetModel {
  /** The readings in the order of the weights: pinyin with tone marks, with spaces between the syllables. */
  readings: readonly string[];
  hash: number;
}

/** A line of the model: the weights of one feature of a target, one for each reading. */
export interface FeatureWeights {
  target: string;
  /** The kind of the feature and its characters; `READINGS_FEATURE` for the line with the readings of the target. */
  feature: string;
  /** The weights, or the readings, in the order of the readings, separated by `|`. */
  values: string;
}

/** The feature under which a target's readings stand, before its other lines. */
export const READINGS_FEATURE = '-';
/** The trainer multiplies each weight by this number and rounds it, so that a weight takes one byte. */
export const READING_WEIGHT_SCALE = 16;
/** How many slots the hash table has for each feature, at least, so that searches are short. */
const SLOTS_PER_FEATURE = 1.5;

/**
 * A multinomial logistic regression for each character or word with several readings, over the features of `extractReadingFeatures`. The
 * weights lie in typed arrays outside the JavaScript heap, which are searched by the hash of target and feature.
 */
export class ReadingModel implements FeatureReceiver {
  private readonly targets = new Map<string, TargetModel>();
  /** The hash of the feature in each slot, with the offset of its weights, plus one; the offset is 0 in a free slot. */
  private readonly keys: Uint32Array;
  private readonly offsets: Uint32Array;
  private readonly weights: Int8Array;
  private readonly mask: number;
  private weightCount = 0;
  /** The target that is scored, and its scores so far. */
  private targetHash = 0;
  private scores: number[] = [];

  /**
   * @param lines the lines of the model, those of one target together, its readings first
   * @param size how many lines there are, and how many weights these have together, at most
   */
  constructor(lines: Iterable<FeatureWeights>, size: { lines: number; weights: number }) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(2, size.lines * SLOTS_PER_FEATURE)));
    this.keys = new Uint32Array(slots);
    this.offsets = new Uint32Array(slots);
    this.weights = new Int8Array(size.weights);
    this.mask = slots - 1;
    for (const line of lines) this.addLine(line);
  }

  /** Whether the model can score the readings of this character or word. */
  has(target: string): boolean {
    return this.targets.has(target);
  }

  /**
   * Returns the readings of a target, the most probable in this context first; an empty list for a target that the model does not know.
   */
  rankReadings(target: string, context: FeatureContext): string[] {
    const known = this.targets.get(target);
    if (!known) return [];
    this.targetHash = known.hash;
    this.scores = known.readings.map(() => 0);
    extractReadingFeatures(context, this);
    const { scores } = this;
    return known.readings
      .map((reading, index) => ({ reading, score: scores[index]! }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ reading }) => reading);
  }

  /** Adds the weights of a feature to the scores. Only for `extractReadingFeatures`. */
  add(kind: number, first: number, second: number, third: number): void {
    const hash = hashFeature(this.targetHash, kind, first, second, third);
    for (let slot = hash & this.mask; this.offsets[slot] !== 0; slot = (slot + 1) & this.mask) {
      if (this.keys[slot] !== hash) continue;
      const offset = this.offsets[slot]! - 1;
      for (let index = 0; index < this.scores.length; index++) this.scores[index]! += this.weights[offset + index]!;
      return;
    }
  }

  private addLine({ target, feature, values }: FeatureWeights): void {
    if (feature === READINGS_FEATURE) {
      this.targets.set(target, { readings: values.split('|'), hash: hashTarget(target) });
      return;
    }
    const known = this.targets.get(target);
    if (!known) throw new RangeError(`The readings of ${target} must precede its weights`);
    const unit = (index: number): number => feature.charCodeAt(index) || 0;
    const hash = hashFeature(known.hash, unit(0), unit(1), unit(2), unit(3));
    let slot = hash & this.mask;
    while (this.offsets[slot] !== 0) slot = (slot + 1) & this.mask;
    this.keys[slot] = hash;
    this.offsets[slot] = this.weightCount + 1;
    for (const weight of values.split('|')) this.weights[this.weightCount++] = Number(weight);
  }
}
