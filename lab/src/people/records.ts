import type { PrivacyLevel, Review } from '@memory/contracts';

/**
 * The values that a resource may have according to the responses that its owner got: the acknowledged value, and the values of later writes whose
 * outcome is unknown. Null means that the resource does not exist.
 */
export class PossibleValues<Value> {
  private values: (Value | null)[];
  private changeCount = 0;

  constructor(initial: Value | null = null) {
    this.values = [initial];
  }

  /** Must be called before a write is sent, because the write may take effect at once. */
  attempt(value: Value | null): void {
    this.changeCount += 1;
    this.values.push(value);
  }

  acknowledge(value: Value | null): void {
    this.changeCount += 1;
    this.values = [value];
  }

  /** Must be called when every response to the write said that the write has no effect. */
  reject(value: Value | null): void {
    this.changeCount += 1;
    this.values.splice(this.values.lastIndexOf(value), 1);
  }

  /**
   * Begins a read of the resource. The read must return the acknowledged value, unless a write of the same resource overlaps it.
   * @returns a function to call after the read, which returns whether the value was certain the whole time
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

  /** Whether the read value is one of the possible values. */
  allows(actual: Value | null, isEqual: (one: Value, other: Value) => boolean): boolean {
    return this.values.some((value) => (value === null || actual === null ? value === actual : isEqual(value, actual)));
  }
}

export interface EntryValue {
  readonly content: string;
  readonly privacyLevel: PrivacyLevel;
}

export interface EntryRecord {
  /** The title. It is unique among all entries of the person and never changes. */
  readonly title: string;
  readonly values: PossibleValues<EntryValue>;
  /** The id; undefined until the creation is acknowledged. */
  id?: string;
  version?: number;
  /** The id in the share link. */
  shareId?: string | null;
  hasBeenPublic?: boolean;
  /** When the creation began, as a value of `performance.now()`. */
  readonly begunAt: number;
}

export interface ItemRecord {
  readonly character: string;
  /** The possible translations of the item. */
  readonly values: PossibleValues<string>;
  id?: string;
}

export interface ReviewRecord {
  readonly review: Review;
  readonly values: PossibleValues<true>;
}

export interface FileRecord {
  readonly id: string;
  /** The title of the entry that uses the file; undefined for a file without an entry, which is kept for weeks. */
  entryTitle?: string;
  /** Whether the file is still stored; only for an avatar, which the next avatar replaces. */
  values?: PossibleValues<true>;
}

/** Everything that a person has written, according to the responses. */
export class PersonRecords {
  readonly entries = new Map<string, EntryRecord>();
  readonly items = new Map<string, ItemRecord>();
  /**
   * Whether another account is a friend, by the id of the account. Only one of two people adds and removes the friend, so the order of the writes is
   * known.
   */
  readonly friends = new Map<string, PossibleValues<true>>();
  /** Whether another account is blocked, by the id of the account. */
  readonly blocks = new Map<string, PossibleValues<true>>();
  /** The reviews of words, by the id of the review. */
  readonly reviews = new Map<string, ReviewRecord>();
  readonly files: FileRecord[] = [];
  /** The number of uploads whose outcome is unknown. */
  unknownUploads = 0;
  readonly bio = new PossibleValues<string>();
  /** The possible URLs of the avatar. */
  readonly avatar = new PossibleValues<string>();
  readonly minutesPerDay = new PossibleValues<number>();
  readonly speechRate = new PossibleValues<number>();
  /** Responses that no fault explains, such as 404 for an entry that exists. */
  readonly surprises: string[] = [];
  /** Other people's entries that the person could or could not read, contrary to the acknowledged state. */
  readonly wrongAccess: string[] = [];
}
