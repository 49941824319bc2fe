import type { PrivacyLevel, Review } from '@memory/contracts';
import { PossibleValues } from './possible-values.ts';

export interface EntryValue {
  readonly content: string;
  readonly privacyLevel: PrivacyLevel;
}

export interface EntryRecord {
  /** Unique among all entries of the person, and never changed. */
  readonly title: string;
  readonly values: PossibleValues<EntryValue>;
  /** Undefined until the creation is acknowledged. */
  id?: string;
  version?: number;
  /** The id in the share link. */
  shareId?: string | null;
  hasBeenPublic?: boolean;
  /** When the creation began; a time of `performance.now()`. */
  readonly begunAt: number;
}

export interface ItemRecord {
  readonly character: string;
  /** The translation. */
  readonly values: PossibleValues<string>;
  id?: string;
}

export interface ReviewRecord {
  readonly review: Review;
  readonly values: PossibleValues<true>;
}

export interface FileRecord {
  readonly id: string;
  readonly kind: 'audio' | 'media';
  /** The title of the entry that uses the file; undefined for a file without an entry, which is kept for weeks. */
  entryTitle?: string;
  /** Whether an avatar is still stored: another avatar replaces it. */
  values?: PossibleValues<true>;
}

/** Everything that a person has written, as the responses said. */
export class PersonRecords {
  readonly entries = new Map<string, EntryRecord>();
  readonly items = new Map<string, ItemRecord>();
  /** Whether somebody is a friend, by the id of the account. Only one of two people adds and removes, so that the order is known. */
  readonly friends = new Map<string, PossibleValues<true>>();
  /** Whether somebody is blocked, by the id of the account. */
  readonly blocks = new Map<string, PossibleValues<true>>();
  /** Reviews of words, by the id of the review. */
  readonly reviews = new Map<string, ReviewRecord>();
  readonly files: FileRecord[] = [];
  /** The number of uploads whose outcome is unknown. */
  unknownUploads = 0;
  readonly bio = new PossibleValues<string>();
  /** The URL of the avatar. */
  readonly avatar = new PossibleValues<string>();
  readonly minutesPerDay = new PossibleValues<number>();
  readonly speechRate = new PossibleValues<number>();
  /** Responses that no fault explains, such as 404 for an entry that exists. */
  readonly surprises: string[] = [];
  /** Entries of others that the person could or could not read, against what was acknowledged. */
  readonly wrongAccess: string[] = [];
}
