import { handleOnce } from '@memory/event-bus';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalService } from '../peers/journal-service.ts';
import { RemoveObjects } from './remove-objects.ts';

/** An event after which some files of an author may be used by nothing any more. */
interface Release {
  readonly id: string;
  readonly data: { readonly authorId: string; readonly fileIds: readonly string[] };
}

@Injectable()
export class RemoveUnusedFiles {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalService,
    private readonly objects: RemoveObjects,
  ) {}

  /** The journal is asked about each file, for another entry may have begun to use it since. A profile picture stays. */
  async after(event: Release): Promise<void> {
    const { authorId, fileIds } = event.data;
    const unused = await this.journal.unused(authorId, fileIds);
    await handleOnce(this.database, event, async (tx) => {
      await tx.file.deleteMany({ where: { id: { in: unused }, ownerId: authorId, isAvatar: false } });
    });
    await this.objects.ofRemoved(unused);
  }
}
