import { handleOnce } from '@memory/event-bus';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { DeleteFileObjects } from './delete-file-objects.ts';

/** An event that names files which an entry no longer uses. */
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

  /** Deletes those of the files named by the event that no other entry uses. Avatars are kept. */
  async execute(event: FilesReleasedEvent): Promise<void> {
    const { authorId, fileIds } = event.data;
    const unused = await this.journal.findUnusedFiles(authorId, fileIds);
    await handleOnce(this.database, event, async (tx) => {
      await tx.file.deleteMany({ where: { id: { in: unused }, ownerId: authorId, isAvatar: false } });
    });
    await this.deleteFileObjects.execute(unused);
  }
}
