import { handleOnce } from '@memory/event-bus';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { DeleteFileObjects } from './delete-file-objects.ts';

/** An event with the ids of files that an entry no longer uses. */
interface FilesReleasedEvent {
  readonly id: string;
  readonly data: { readonly authorId: string; readonly fileIds: readonly string[] };
}

@Injectable()
export class DeleteUnusedFiles {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly deleteFileObjects: DeleteFileObjects,
  ) {}

  /** Deletes the files of the event, except avatars and files that another entry uses. */
  async execute(event: FilesReleasedEvent): Promise<void> {
    const { authorId, fileIds } = event.data;
    const unused = await this.journal.findUnusedFiles(fileIds);
    await handleOnce(this.database, event, async (tx) => {
      await tx.file.deleteMany({ where: { id: { in: unused }, ownerId: authorId, isAvatar: false } });
    });
    await this.deleteFileObjects.execute(unused);
  }
}
