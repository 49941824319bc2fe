import type { DueCard, LearningSettings, ReviewSummary, VocabularyContext } from '@memory/contracts';
import { get, set } from 'idb-keyval';
import { ignoreStorageErrors } from '../../../lib/ignore-storage-errors.ts';
import { sealJson, unsealJson } from '../../../lib/sealed-storage/sealing.ts';
import { storageKey } from '../../../lib/sealed-storage/storage-key.ts';
import { COPIES_DATABASE, openReviewCopies } from '../../../session/index.ts';

/** The data of today's words that a session without a connection needs. */
export interface ReviewMaterial {
  /** The learner's day. */
  day: string;
  cards: DueCard[];
  contexts: VocabularyContext[];
  settings: LearningSettings;
}

/** An image or recording that is stored on this device. */
export interface StoredCardFile {
  id: string;
  url: string;
  bytes: number;
}

interface Copies {
  material: ReviewMaterial;
  summary: ReviewSummary;
  /** The keys of the cards that were reviewed since the material was stored. */
  reviewed: string[];
  files: StoredCardFile[];
}

const placeOf = (name: keyof Copies): string => `${COPIES_DATABASE}/${name}`;

/** @returns undefined when nothing is stored, or only another user's copy */
export function readCopy<Name extends keyof Copies>(name: Name): Promise<Copies[Name] | undefined> {
  const key = storageKey();
  if (!key) return Promise.resolve(undefined);
  return ignoreStorageErrors<Copies[Name] | undefined>(
    async () => unsealJson<Copies[Name]>(key, placeOf(name), await get(name, openReviewCopies())),
    undefined,
  );
}

/** Stores a copy, sealed with the key of the signed-in user. */
export async function writeCopy<Name extends keyof Copies>(name: Name, value: Copies[Name]): Promise<void> {
  const key = storageKey();
  if (key)
    await ignoreStorageErrors(() => set(name, sealJson(key, placeOf(name), value), openReviewCopies()), undefined);
}
