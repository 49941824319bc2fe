const FREE = 0;
/** How many slots the table has for each key, at least. Most searches are for keys that are absent, which a free slot ends. */
const SLOTS_PER_KEY = 2.5;
const INITIAL_SLOTS = 4_096;

/** Weights of features, by the feature's hash: a hash table with linear probing, outside the JavaScript heap. */
export class FeatureWeights {
  private keys = new Int32Array(INITIAL_SLOTS);
  private weights = new Float32Array(INITIAL_SLOTS);
  private count = 0;

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
    this.keys = new Int32Array(keys.length * 2);
    this.weights = new Float32Array(keys.length * 2);
    this.count = 0;
    for (let slot = 0; slot < keys.length; slot += 1) if (keys[slot] !== FREE) this.add(keys[slot]!, weights[slot]!);
  }
}
