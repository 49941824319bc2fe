import { deserialize } from 'node:v8';
import { readGeneratedFile } from '../../data-files/generated-files.ts';
import { extractReadingFeatures, type FeatureContext, type FeatureReceiver } from './reading-features.ts';

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
  /** The weights of the feature, one for each reading of the target, separated by `|`. In the line of `READINGS_FEATURE`, the readings themselves. */
  values: string;
}

/** The feature under which a target's readings stand, before its other lines. */
export const READINGS_FEATURE = '-';
/** The trainer multiplies each weight by this number and rounds it, so that a weight takes one byte. */
export const READING_WEIGHT_SCALE = 16;
/** How many slots the hash table has for each feature, at least, so that searches are short. */
const SLOTS_PER_FEATURE = 1.5;

/** The weights of a model, in typed arrays outside the JavaScript heap, which are searched by the hash of target and feature. */
export interface ReadingModelTables {
  targets: Map<string, TargetModel>;
  /** The hash of the feature in each slot, with the offset of its weights, plus one; the offset is 0 in a free slot. */
  keys: Uint32Array;
  offsets: Uint32Array;
  weights: Int8Array;
}

/**
 * Builds the tables of a model from its lines.
 * @param lines the lines of the model. The lines of one target follow each other, the line with its readings first
 */
export function buildReadingModelTables(lines: readonly FeatureWeights[]): ReadingModelTables {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, lines.length * SLOTS_PER_FEATURE)));
  const targets = new Map<string, TargetModel>();
  const [keys, offsets] = [new Uint32Array(slots), new Uint32Array(slots)];
  const weights: number[] = [];
  for (const { target, feature, values } of lines) {
    if (feature === READINGS_FEATURE) {
      targets.set(target, { readings: values.split('|'), hash: hashTarget(target) });
      continue;
    }
    const known = targets.get(target);
    if (!known) throw new RangeError(`The readings of ${target} must precede its weights`);
    const unit = (index: number): number => feature.charCodeAt(index) || 0;
    const hash = hashFeature(known.hash, unit(0), unit(1), unit(2), unit(3));
    let slot = hash & (slots - 1);
    while (offsets[slot] !== 0) slot = (slot + 1) & (slots - 1);
    keys[slot] = hash;
    offsets[slot] = weights.length + 1;
    weights.push(...values.split('|').map(Number));
  }
  return { targets, keys, offsets, weights: Int8Array.from(weights) };
}

/** A multinomial logistic regression for each character or word with several readings, over the features of `extractReadingFeatures`. */
export class ReadingModel implements FeatureReceiver {
  private readonly tables: ReadingModelTables;
  private readonly mask: number;
  /** The target that is scored, and its scores so far. */
  private targetHash = 0;
  private scores: number[] = [];

  constructor(tables: ReadingModelTables) {
    this.tables = tables;
    this.mask = tables.keys.length - 1;
  }

  /** Whether the model can score the readings of this character or word. */
  has(target: string): boolean {
    return this.tables.targets.has(target);
  }

  /**
   * Returns the readings of a target, the most probable in this context first; an empty list for a target that the model does not know.
   */
  rankReadings(target: string, context: FeatureContext): string[] {
    const known = this.tables.targets.get(target);
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
    const { keys, offsets, weights } = this.tables;
    const hash = hashFeature(this.targetHash, kind, first, second, third);
    for (let slot = hash & this.mask; offsets[slot] !== 0; slot = (slot + 1) & this.mask) {
      if (keys[slot] !== hash) continue;
      const offset = offsets[slot]! - 1;
      for (let index = 0; index < this.scores.length; index++) this.scores[index]! += weights[offset + index]!;
      return;
    }
  }
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns a hash of a target word, from which the hashes of its features are computed (FNV-1a over UTF-16 units). */
function hashTarget(target: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < target.length; at++) hash = Math.imul(hash ^ target.charCodeAt(at), FNV_PRIME);
  return hash;
}

/**
 * Returns the hash of a feature of a target, an unsigned integer of 32 bits. Among some 100,000 features, two seldom have the same hash. If two
 * have, the weights of the feature that is later in the file are lost.
 */
function hashFeature(targetHash: number, kind: number, first: number, second: number, third: number): number {
  let hash = Math.imul(targetHash ^ kind, FNV_PRIME);
  hash = Math.imul(hash ^ first, FNV_PRIME);
  hash = Math.imul(hash ^ second, FNV_PRIME);
  hash = Math.imul(hash ^ third, FNV_PRIME);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** The trained weights, relative to the data folder; written by eval/readings/train-reading-model.ts. */
export const READING_MODEL_FILE = 'readings/model/reading-weights.tsv';

/** Reads the tables that `data-tools/generate-dictionary.ts` has built from the trained weights: building them takes 20 times as long. */
export const readReadingModel = (): ReadingModel =>
  new ReadingModel(deserialize(readGeneratedFile('readingModel')) as ReadingModelTables);
