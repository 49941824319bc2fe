import type { PrivacyLevel } from '@memory/contracts';
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
}

export interface ItemRecord {
  readonly character: string;
  /** The translation. */
  readonly values: PossibleValues<string>;
  id?: string;
}

export interface FileRecord {
  readonly id: string;
  readonly kind: 'audio' | 'media';
  /** The title of the entry that uses the file; undefined for a file without an entry, which is kept for weeks. */
  entryTitle?: string;
}

/** Everything that a person has written, as the responses said. */
export class PersonRecords {
  readonly entries = new Map<string, EntryRecord>();
  readonly items = new Map<string, ItemRecord>();
  /** Whether somebody is a friend, by the id of the account. Only one of two people adds and removes, so that the order is known. */
  readonly friends = new Map<string, PossibleValues<true>>();
  readonly files: FileRecord[] = [];
  /** The number of uploads whose outcome is unknown. */
  unknownUploads = 0;
  readonly bio = new PossibleValues<string>();
  readonly minutesPerDay = new PossibleValues<number>();
  readonly speechRate = new PossibleValues<number>();
  /** Responses that no fault explains, such as 404 for an entry that exists. */
  readonly surprises: string[] = [];
}
