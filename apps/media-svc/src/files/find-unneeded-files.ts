import { mediaUrl } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { File, Prisma } from '../generated/prisma/client.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { SocialClient } from '../peers/social-client.ts';
import { mayBelongToUncommittedEntry } from './entry-being-saved.ts';

/** A file, with the time at which it was last needed before journal-svc was asked about it. */
type CheckedFile = Pick<File, 'id' | 'lastNeededAt'>;

interface CheckedFiles {
  /** The files that can be deleted, if they are unchanged (`deleteUnchanged`). */
  readonly unneeded: CheckedFile[];
  /**
   * The files that journal-svc has asked about (`lastNeededAt`) for an entry that may not be committed yet. ENTRY_SAVE_MAX_MS after journal-svc has
   * asked, the entry is committed or never will be.
   */
  readonly undecided: CheckedFile[];
}

@Injectable()
export class FindUnneededFiles {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly social: SocialClient,
  ) {}

  /**
   * Finds the files of a user that no entry uses, except the current avatar. social-svc is asked for the avatar, because the event that sets
   * `isAvatar` may not have arrived yet.
   * @throws ApiError `service_unavailable`
   */
  async execute(where: Prisma.FileWhereInput & { ownerId: string }): Promise<CheckedFiles> {
    const now = new Date();
    // The files are read before journal-svc is asked, so that a changed `lastNeededAt` later shows that saving an entry has begun since then.
    const files = await this.database.file.findMany({
      where,
      select: { id: true, kind: true, createdAt: true, lastNeededAt: true },
    });
    const unused = new Set(await this.journal.findUnusedFiles(files.map(({ id }) => id)));
    const unusedFiles = files.filter(({ id }) => unused.has(id));
    const hasImages = unusedFiles.some(({ kind }) => kind === 'image');
    const avatarUrl = hasImages ? await this.social.findAvatarUrl(where.ownerId) : null;
    const candidates = unusedFiles.filter(({ id }) => mediaUrl(id) !== avatarUrl);
    const isUndecided = new Map(candidates.map((file) => [file, mayBelongToUncommittedEntry(file, now)]));
    return {
      unneeded: candidates.filter((file) => !isUndecided.get(file)),
      undecided: candidates.filter((file) => isUndecided.get(file)),
    };
  }
}

/**
 * Deletes the rows of the given files, except files that an entry or a profile has begun to use since the check. Avatars are kept.
 * @returns the number of deleted rows
 */
export async function deleteUnchanged(tx: Pick<Transaction, 'file'>, files: readonly CheckedFile[]): Promise<number> {
  let deleted = 0;
  for (const { id, lastNeededAt } of files)
    deleted += (await tx.file.deleteMany({ where: { id, lastNeededAt, isAvatar: false } })).count;
  return deleted;
}
