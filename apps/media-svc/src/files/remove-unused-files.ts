import { handleOnce } from '@memory/event-bus';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalClient } from './journal-client.ts';
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
    private readonly journal: JournalClient,
    private readonly objects: RemoveObjects,
  ) {}

  /** The journal is asked about each file, for another entry may have begun to use it since. A profile picture stays. */
  async after(event: Release): Promise<void> {
    const { authorId, fileIds } = event.data;
    const unused = await this.unusedOf(authorId, fileIds);
    await handleOnce(this.database, event, async (tx) => {
      await tx.file.deleteMany({ where: { id: { in: unused }, ownerId: authorId, isAvatar: false } });
    });
    await this.objects.ofRemoved(unused);
  }

  private async unusedOf(authorId: string, fileIds: readonly string[]): Promise<string[]> {
    const asked = await Promise.all(
      fileIds.map(async (id) => ({ id, ...(await this.journal.visibility({ userId: authorId }, id)) })),
    );
    return asked.filter(({ used }) => !used).map(({ id }) => id);
  }
}
