import { type Entry, type EntryChanges, journalRoutes, type NewEntry, type PageQuery } from '@memory/contracts';
import { CurrentViewer, describePage, Implements, SignedInUser, type Viewer } from '@memory/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CreateEntry } from './create-entry.ts';
import { DeleteEntry } from './delete-entry.ts';
import { presentEntry } from './entry.presenter.ts';
import { ListEntries } from './list-entries.ts';
import { UpdateEntry } from './update-entry.ts';

const { listEntries, createEntry, updateEntry, deleteEntry } = journalRoutes;

/** One's own memories. */
@Controller()
export class EntriesController {
  constructor(
    private readonly listing: ListEntries,
    private readonly creation: CreateEntry,
    private readonly change: UpdateEntry,
    private readonly deletion: DeleteEntry,
  ) {}

  @Implements(listEntries)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: listEntries.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entry[]> {
    const { entries, next, total } = await this.listing.run(userId, query);
    describePage(reply, { path: listEntries.path, limit: query.limit, next, total });
    return entries.map((entry) => presentEntry(entry, { userId }));
  }

  @Implements(createEntry)
  async create(@SignedInUser() userId: string, @Body({ schema: createEntry.body }) draft: NewEntry): Promise<Entry> {
    return presentEntry(await this.creation.run(userId, draft), { userId });
  }

  @Implements(updateEntry)
  async update(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: updateEntry.params }) { id }: { id: string },
    @Body({ schema: updateEntry.body }) changes: EntryChanges,
  ): Promise<Entry> {
    return presentEntry(await this.change.run(id, viewer, changes), viewer);
  }

  @Implements(deleteEntry)
  async delete(@CurrentViewer() viewer: Viewer, @Param({ schema: deleteEntry.params }) { id }: { id: string }): Promise<void> {
    await this.deletion.run(id, viewer);
  }
}
