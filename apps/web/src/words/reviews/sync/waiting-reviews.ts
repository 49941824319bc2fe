import type { RejectedReview, Review } from '@memory/contracts';
import { clear, createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import { ignoreStorageErrors } from '../../../lib/ignore-storage-errors.ts';
import { trackWrite } from '../../../lib/sealed-storage/open-writes.ts';
import { sealJson, unsealJson } from '../../../lib/sealed-storage/sealing.ts';
import { storageKey } from '../../../lib/sealed-storage/storage-key.ts';
import { rejectedReviewCount, waitingReviewCount } from './waiting-count.ts';

/** A review that the server has not confirmed yet. */
export interface WaitingReview extends Review {
  kind: 'review';
  timeZone: string;
  /** The correction of the device's clock, in milliseconds; null while the clock is not known to be wrong. */
  clockCorrection: number | null;
  /** Whether the review was sent, and may have arrived without a response. */
  wasSent: boolean;
  /** Why the server rejected the review; null for a review that was not rejected. A rejected review is set aside. */
  rejection: RejectedReview['code'] | 'invalid_request' | null;
}

/** An undoing of a review that waits to be sent. */
export interface WaitingUndo {
  kind: 'undo';
  id: string;
  reviewId: string;
}

type Waiting = WaitingReview | WaitingUndo;

const DATABASE = 'memory-waiting-reviews';
const placeOf = (id: string): string => `${DATABASE}/${id}`;
let store: UseStore | undefined;
const openStore = (): UseStore => (store ??= createStore(DATABASE, 'reviews'));

/** Reviews and undoings that the browser could not store (a private window, a full disk). They are kept until the page is closed. */
const unstored = new Map<string, Waiting>();

/** Stores reviews and undoings, sealed. Replaces stored ones with the same ids. */
export async function putWaiting(waiting: readonly Waiting[]): Promise<void> {
  for (const one of waiting) unstored.set(one.id, one);
  const key = storageKey();
  if (key) {
    const written = ignoreStorageErrors(async () => {
      await setMany(
        waiting.map((one) => [one.id, sealJson(key, placeOf(one.id), one)]),
        openStore(),
      );
      for (const { id } of waiting) unstored.delete(id);
    }, undefined);
    await trackWrite({ id: waiting.map(({ id }) => id).join(' '), store: unstored, written });
  }
  await readWaiting();
}

/** Deletes reviews and undoings with these ids. */
export async function deleteWaiting(ids: readonly string[]): Promise<void> {
  for (const id of ids) unstored.delete(id);
  await ignoreStorageErrors(() => delMany([...ids], openStore()), undefined);
  await readWaiting();
}

/** Returns the waiting reviews of the signed-in user, oldest first, and the waiting undoings. Data of other users cannot be unsealed. */
export async function readWaiting(): Promise<{ reviews: WaitingReview[]; undos: WaitingUndo[] }> {
  const key = storageKey();
  const stored = key
    ? await ignoreStorageErrors(async () => {
        const sealed = await entries<string, Uint8Array>(openStore());
        return sealed.flatMap(([id, value]) => unsealJson<Waiting>(key, placeOf(id), value) ?? []);
      }, [])
    : [];
  const waiting = [...new Map([...stored, ...unstored.values()].map((one) => [one.id, one])).values()];
  const reviews = waiting
    .filter((one) => one.kind === 'review')
    .toSorted((one, other) => (one.reviewedAt < other.reviewedAt ? -1 : 1));
  setCounts(reviews);
  return { reviews, undos: waiting.filter((one) => one.kind === 'undo') };
}

function setCounts(reviews: readonly WaitingReview[]): void {
  const rejected = reviews.filter(({ rejection }) => rejection !== null).length;
  rejectedReviewCount.set(rejected);
  waitingReviewCount.set(reviews.length - rejected);
}

/** Deletes the waiting reviews and undoings of all users on this device, for tests. */
export async function deleteAllWaiting(): Promise<void> {
  unstored.clear();
  await clear(openStore());
}
