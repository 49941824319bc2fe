/**
 * A cache of values by key, each with its own expiry time. An expired value is removed when it is looked up. A full cache is emptied, which is
 * simpler than finding its oldest value.
 */
export class ExpiringCache<Value> {
  private readonly maxSize: number;
  private readonly entries = new Map<string, { value: Value; until: number }>();

  constructor(maxSize: number) {
    this.maxSize = maxSize;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.until > Date.now()) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  /** @param until the expiry time, in milliseconds since 1970 */
  set(key: string, value: Value, until: number): void {
    if (this.entries.size >= this.maxSize) this.entries.clear();
    this.entries.set(key, { value, until });
  }
}
