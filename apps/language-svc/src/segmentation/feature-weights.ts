const FREE = 0;
/** The minimum number of slots per key. Most lookups are for absent keys, and the lookup of an absent key ends at a free slot. */
const SLOTS_PER_KEY = 2.5;
const INITIAL_SLOTS = 4_096;

/** The hash of the feature in each slot, and its weight. */
export interface FeatureWeightsTables {
  keys: Int32Array;
  weights: Float32Array;
}

/** Weights of features, by the feature's hash: a hash table with linear probing, outside the JavaScript heap. */
export class FeatureWeights {
  private keys: Int32Array;
  private weights: Float32Array;
  private count: number;

  /** @param tables the tables of another instance; empty tables when absent */
  constructor({ keys, weights }: FeatureWeightsTables = emptyTables(INITIAL_SLOTS)) {
    this.keys = keys;
    this.weights = weights;
    this.count = keys.reduce((count, key) => (key === FREE ? count : count + 1), 0);
  }

  get tables(): FeatureWeightsTables {
    return { keys: this.keys, weights: this.weights };
  }

  /** Returns the weight of a feature; 0 when it has none. */
  get(feature: number): number {
    return this.weights[this.slotOf(feature)]!;
  }

  has(feature: number): boolean {
    return this.keys[this.slotOf(feature)] !== FREE;
  }

  add(feature: number, amount: number): void {
    if (this.count * SLOTS_PER_KEY > this.keys.length) this.grow();
    const slot = this.slotOf(feature);
    if (this.keys[slot] === FREE) {
      this.keys[slot] = feature;
      this.count += 1;
    }
    this.weights[slot]! += amount;
  }

  private slotOf(feature: number): number {
    const mask = this.keys.length - 1;
    let slot = feature & mask;
    while (this.keys[slot] !== feature && this.keys[slot] !== FREE) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { keys, weights } = this;
    Object.assign(this, emptyTables(keys.length * 2));
    this.count = 0;
    for (let slot = 0; slot < keys.length; slot += 1) if (keys[slot] !== FREE) this.add(keys[slot]!, weights[slot]!);
  }
}

const emptyTables = (slots: number): FeatureWeightsTables => ({
  keys: new Int32Array(slots),
  weights: new Float32Array(slots),
});
