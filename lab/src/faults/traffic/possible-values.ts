/**
 * The values that a resource may have according to the responses that its owner got: the acknowledged one, and besides it those of later
 * writes whose outcome is unknown. Null: the resource does not exist.
 */
export class PossibleValues<Value> {
  private values: (Value | null)[];
  private changeCount = 0;

  constructor(initial: Value | null = null) {
    this.values = [initial];
  }

  /** Call before a write is sent, because it may take effect at once. */
  attempt(value: Value | null): void {
    this.changeCount += 1;
    this.values.push(value);
  }

  acknowledge(value: Value | null): void {
    this.changeCount += 1;
    this.values = [value];
  }

  /** Call when every response to the write said that it has no effect. */
  reject(value: Value | null): void {
    this.changeCount += 1;
    this.values.splice(this.values.lastIndexOf(value), 1);
  }

  /**
   * Begins a read of the resource. What is read must be the acknowledged value, unless somebody writes meanwhile.
   * @returns a function that says after the read whether the value was certain all the time
   */
  beginRead(): () => boolean {
    const { changeCount, isCertain } = this;
    return () => isCertain && this.changeCount === changeCount;
  }

  get isCertain(): boolean {
    return this.values.length === 1;
  }

  /** The acknowledged value. */
  get acknowledged(): Value | null {
    return this.values[0] ?? null;
  }

  get mustExist(): boolean {
    return !this.values.includes(null);
  }

  get mayExist(): boolean {
    return this.values.some((value) => value !== null);
  }

  /** Whether what was read is one of the possible values. */
  allows(actual: Value | null, isEqual: (one: Value, other: Value) => boolean): boolean {
    return this.values.some((value) => (value === null || actual === null ? value === actual : isEqual(value, actual)));
  }
}
