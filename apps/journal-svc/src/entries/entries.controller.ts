import { type Entry, type EntryChanges, journalRoutes, type NewEntry, type PageQuery } from '@memory/contracts';
import {
  CurrentViewer,
  setPaginationHeaders,
  ImplementsRoute,
  CurrentIdempotentRequest,
  type IdempotentRequest,
  IdempotencyInterceptor,
  SignedInUser,
  type Viewer,
} from '@memory/service-kit';
import { Body, Controller, Headers, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CreateEntry } from './create-entry.ts';
import { DeleteEntry } from './delete-entry.ts';
import { EntryAccess } from './entry-access.ts';
import { presentEntry } from './entry.presenter.ts';
import { ListEntries } from './list-entries.ts';
import { TagsVersion } from './tags-version.interceptor.ts';
import { UpdateEntry } from './update-entry.ts';

const { listEntries, readEntry, createEntry, updateEntry, deleteEntry } = journalRoutes;

type ListQuery = PageQuery & { q?: string | undefined };

/** Memories, one's own above all. */
@Controller()
export class EntriesController {
  constructor(
    private readonly access: EntryAccess,
    private readonly listing: ListEntries,
    private readonly creation: CreateEntry,
    private readonly change: UpdateEntry,
    private readonly deletion: DeleteEntry,
  ) {}

  @ImplementsRoute(listEntries)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: listEntries.query }) { q, ...query }: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entry[]> {
    const { entries, next, ...page } = q
      ? await this.listing.search(userId, q, query)
      : await this.listing.all(userId, query);
    setPaginationHeaders(reply, {
      path: listEntries.path,
      limit: query.limit,
      query: q ? { q } : {},
      nextCursor: next,
      ...page,
    });
    return entries.map((entry) => presentEntry(entry, { userId }));
  }

  @ImplementsRoute(readEntry)
  @UseInterceptors(TagsVersion)
  async read(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: readEntry.params }) { id }: { id: string },
  ): Promise<Entry> {
    return presentEntry(await this.access.findToSee(id, viewer), viewer);
  }

  @ImplementsRoute(createEntry)
  @UseInterceptors(TagsVersion, IdempotencyInterceptor)
  create(
    @SignedInUser() userId: string,
    @Body({ schema: createEntry.body }) draft: NewEntry,
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<Entry> {
    return this.creation.run(userId, draft, request);
  }

  @ImplementsRoute(updateEntry)
  @UseInterceptors(TagsVersion)
  async update(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: updateEntry.params }) { id }: { id: string },
    @Body({ schema: updateEntry.body }) changes: EntryChanges,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Entry> {
    return presentEntry(await this.change.run(id, viewer, changes, ifMatch), viewer);
  }

  @ImplementsRoute(deleteEntry)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: deleteEntry.params }) { id }: { id: string },
  ): Promise<void> {
    await this.deletion.run(id, viewer);
  }
}
