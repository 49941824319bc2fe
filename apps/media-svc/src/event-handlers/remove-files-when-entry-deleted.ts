import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { entryDeleted } from '@memory/events';
import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { JournalClient } from '../files/journal-client.ts';
import { STORE, type Store } from '../storage/store.ts';

@Controller()
export class RemoveFilesWhenEntryDeleted {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /** The journal is asked about each file, for another entry may have begun to use it since. A profile picture stays. */
  @HandlesEvent(entryDeleted)
  async handle(@Payload() event: EventOf<typeof entryDeleted>): Promise<void> {
    const { authorId, fileIds } = event.data;
    const unused = await this.unusedOf(authorId, fileIds);
    await handleOnce(this.database, event, async (tx) => {
      await tx.file.deleteMany({ where: { id: { in: unused }, ownerId: authorId, isAvatar: false } });
    });
    await this.removeObjects(unused);
  }

  private async unusedOf(authorId: string, fileIds: readonly string[]): Promise<string[]> {
    const asked = await Promise.all(
      fileIds.map(async (id) => ({ id, ...(await this.journal.visibility({ userId: authorId }, id)) })),
    );
    return asked.filter(({ used }) => !used).map(({ id }) => id);
  }

  /** After the commit: an object without a file is only an orphan for the sweep, a file without its object is broken. */
  private async removeObjects(ids: readonly string[]): Promise<void> {
    const kept = await this.database.file.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
    const stillThere = new Set(kept.map(({ id }) => id));
    for (const id of ids) if (!stillThere.has(id)) await this.store.remove(id);
  }
}
