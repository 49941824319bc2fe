import { FILE_DESCRIPTION_VALID_MS } from '@memory/contracts';
import type { File } from '../generated/prisma/client.ts';

/**
 * The longest time in milliseconds from the description of a file (DescribeFiles) until the entry that uses the file is committed: journal-svc
 * begins the commit within FILE_DESCRIPTION_VALID_MS. The additional time is for the commit and for differences between clocks.
 */
export const ENTRY_SAVE_MAX_MS = FILE_DESCRIPTION_VALID_MS + 3_000;

/**
 * The time in milliseconds within which a file that an entry has released is deleted. The event is retried at intervals that double; the interval
 * that begins within ENTRY_SAVE_MAX_MS takes up to 12 s.
 */
const DELETION_AFTER_SAVE_MAX_MS = 30_000;

type FileNeed = Pick<File, 'createdAt' | 'lastNeededAt'>;

/** Whether the file was described after its upload, less than `milliseconds` ago. */
const wasDescribedWithin = ({ createdAt, lastNeededAt }: FileNeed, milliseconds: number, now: Date): boolean =>
  lastNeededAt > createdAt && now.getTime() - lastNeededAt.getTime() < milliseconds;

/**
 * Whether saving an entry that uses the file may still be in progress, in a transaction that is not committed.
 * @param now a time before journal-svc is asked whether an entry uses the file
 */
export const mayBelongToUncommittedEntry = (file: FileNeed, now: Date): boolean =>
  wasDescribedWithin(file, ENTRY_SAVE_MAX_MS, now);

/** Whether an entry may have released the file, so that the file may be waiting for its deletion. */
export const mayWaitForDeletion = (file: FileNeed): boolean =>
  wasDescribedWithin(file, DELETION_AFTER_SAVE_MAX_MS, new Date());
