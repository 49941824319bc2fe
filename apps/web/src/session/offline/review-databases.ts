import { clear, createStore, type UseStore } from 'idb-keyval';

/** The databases with the data of today's words for a session without a connection. They are opened at their first use. */
export const COPIES_DATABASE = 'memory-review-copies';
export const FILES_DATABASE = 'memory-review-files';
export const FILES_STORE = 'files';

let copies: UseStore | undefined;
export const openReviewCopies = (): UseStore => (copies ??= createStore(COPIES_DATABASE, 'copies'));

let files: UseStore | undefined;
const openReviewFiles = (): UseStore => (files ??= createStore(FILES_DATABASE, FILES_STORE));

/** Deletes all copies and files of today's words, so that the next user of the device finds none. Reviews that wait to be sent stay. */
export async function clearReviewDatabases(): Promise<void> {
  await Promise.all([clear(openReviewCopies()), clear(openReviewFiles())]);
}
