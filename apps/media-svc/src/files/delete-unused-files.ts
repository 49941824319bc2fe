import { handleOnce } from '@memory/event-bus';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { DeleteFileObjects } from './delete-file-objects.ts';
import { deleteUnchanged, FindUnneededFiles } from './find-unneeded-files.ts';

/** An event with the ids of files that an entry no longer uses. */
interface FilesReleasedEvent {
  readonly id: string;
  readonly data: { readonly authorId: string; readonly fileIds: readonly string[] };
}

@Injectable()
export class DeleteUnusedFiles {
  constructor(
    private readonly database: Database,
    private readonly findUnneededFiles: FindUnneededFiles,
    private readonly deleteFileObjects: DeleteFileObjects,
  ) {}

  /**
   * Deletes the files of the event, except avatars and files that another entry uses. A file that an entry may be about to use is checked again by
   * a retry of the event. This works because the event is stored until it is handled, and its retries take several times as long as
   * ENTRY_SAVE_MAX_MS. The recording of a deleted entry is therefore deleted within half a minute, and not only after weeks by
   * DeleteLongUnusedFiles. Until its deletion, FileAccessPolicy denies access to the file.
   * @throws when files have to be checked again, so that the event is retried
   */
  async execute(event: FilesReleasedEvent): Promise<void> {
    const { authorId: ownerId, fileIds } = event.data;
    const { unneeded, undecided } = await this.findUnneededFiles.execute({
      ownerId,
      isAvatar: false,
      id: { in: [...fileIds] },
    });
    const deleteUnneeded = async (tx: Pick<Transaction, 'file'>): Promise<void> => {
      if ((await deleteUnchanged(tx, unneeded)) < unneeded.length)
        throw new Error('files were needed or deleted meanwhile, and are checked again');
    };
    if (undecided.length === 0) await handleOnce(this.database, event, deleteUnneeded);
    else await deleteUnneeded(this.database);
    await this.deleteFileObjects.execute(fileIds);
    if (undecided.length > 0)
      throw new Error(`an entry may be about to use ${undecided.length} of the files, which are checked again`);
  }
}
