import {
  type Entry,
  type EntryChanges,
  journalRoutes as routes,
  type NewEntry,
  type OwnEntryListQuery,
} from '@memory/contracts';
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
import { ETagInterceptor } from './entry-etag.ts';
import { presentEntry } from './entry.presenter.ts';
import { ListEntries } from './list-entries.ts';
import { setSearchWordsHeader } from './search-by-pinyin.ts';
import { UpdateEntry } from './update-entry.ts';

@Controller()
export class EntriesController {
  constructor(
    private readonly access: EntryAccess,
    private readonly listEntries: ListEntries,
    private readonly createEntry: CreateEntry,
    private readonly updateEntry: UpdateEntry,
    private readonly deleteEntry: DeleteEntry,
  ) {}

  @ImplementsRoute(routes.listEntries)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listEntries.query }) query: OwnEntryListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entry[]> {
    const list = await this.listEntries.execute(userId, query);
    const { items, nextCursor, total } = list;
    setPaginationHeaders(reply, {
      path: routes.listEntries.path,
      limit: query.limit,
      query: filtersOf(query),
      nextCursor,
      total,
    });
    setSearchWordsHeader(reply, list);
    return items.map((entry) => presentEntry(entry, { userId }));
  }

  @ImplementsRoute(routes.readEntry)
  @UseInterceptors(ETagInterceptor)
  async read(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: routes.readEntry.params }) { id }: { id: string },
  ): Promise<Entry> {
    return presentEntry(await this.access.findVisible(id, viewer), viewer);
  }

  @ImplementsRoute(routes.createEntry)
  @UseInterceptors(ETagInterceptor, IdempotencyInterceptor)
  create(
    @SignedInUser() userId: string,
    @Body({ schema: routes.createEntry.body }) draft: NewEntry,
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<Entry> {
    return this.createEntry.execute(userId, draft, request);
  }

  @ImplementsRoute(routes.updateEntry)
  @UseInterceptors(ETagInterceptor)
  async update(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: routes.updateEntry.params }) { id }: { id: string },
    @Body({ schema: routes.updateEntry.body }) changes: EntryChanges,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Entry> {
    return presentEntry(await this.updateEntry.execute(id, viewer, changes, ifMatch), viewer);
  }

  @ImplementsRoute(routes.deleteEntry)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: routes.deleteEntry.params }) { id }: { id: string },
  ): Promise<void> {
    await this.deleteEntry.execute(id, viewer);
  }
}

/** Returns the filters of a list of own entries. The link to the next page repeats these filters. */
function filtersOf({ q, day, timeZone, theme }: OwnEntryListQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ q, day, timeZone, theme }).filter((filter): filter is [string, string] => !!filter[1]),
  );
}
