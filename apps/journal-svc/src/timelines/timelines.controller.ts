import {
  type Entry,
  type EntryListQuery,
  type FriendEntry,
  journalRoutes,
  type PageQuery,
  type UserTimeline,
} from '@memory/contracts';
import {
  CurrentViewer,
  ImplementsRoute,
  type PaginationHeaders,
  setPaginationHeaders,
  SignedInUser,
  type Viewer,
} from '@memory/service-kit';
import { Controller, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { presentAuthor } from '../authors/author.presenter.ts';
import { presentEntry } from '../entries/entry.presenter.ts';
import { setSearchWordsHeader } from '../entries/search-by-pinyin.ts';
import { presentFriendEntry } from './friend-entry.presenter.ts';
import { ListLatestFriendEntries } from './list-latest-friend-entries.ts';
import { ReadFriendsTimeline } from './read-friends-timeline.ts';
import { ReadPublicTimeline } from './read-public-timeline.ts';
import { ReadUserTimeline } from './read-user-timeline.ts';

const { publicTimeline, userTimeline, friendsTimeline, latestFriendEntries } = journalRoutes;

@Controller()
export class TimelinesController {
  constructor(
    private readonly readPublicTimeline: ReadPublicTimeline,
    private readonly readFriendsTimeline: ReadFriendsTimeline,
    private readonly readUserTimeline: ReadUserTimeline,
    private readonly listLatestFriendEntries: ListLatestFriendEntries,
  ) {}

  @ImplementsRoute(publicTimeline)
  async public(
    @CurrentViewer() viewer: Viewer,
    @Query({ schema: publicTimeline.query }) query: EntryListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entry[]> {
    const list = await this.readPublicTimeline.execute(viewer, query);
    const { items, nextCursor, total } = list;
    setPaginationHeaders(reply, { path: publicTimeline.path, ...listParameters(query), nextCursor, total });
    setSearchWordsHeader(reply, list);
    return items.map((entry) => presentEntry(entry, viewer));
  }

  @ImplementsRoute(friendsTimeline)
  async friends(
    @SignedInUser() userId: string,
    @Query({ schema: friendsTimeline.query }) query: EntryListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entry[]> {
    const list = await this.readFriendsTimeline.execute(userId, query);
    const { items, nextCursor, total } = list;
    setPaginationHeaders(reply, { path: friendsTimeline.path, ...listParameters(query), nextCursor, total });
    setSearchWordsHeader(reply, list);
    return items.map((entry) => presentEntry(entry, { userId }));
  }

  @ImplementsRoute(latestFriendEntries)
  async latestOfFriends(
    @SignedInUser() userId: string,
    @Query({ schema: latestFriendEntries.query }) { userIds }: { userIds: string[] },
  ): Promise<FriendEntry[]> {
    return (await this.listLatestFriendEntries.execute(userId, userIds)).map(presentFriendEntry);
  }

  @ImplementsRoute(userTimeline)
  async user(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: userTimeline.params }) { userId }: { userId: string },
    @Query({ schema: userTimeline.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserTimeline> {
    const { items, nextCursor, total, author } = await this.readUserTimeline.execute(userId, viewer, query);
    setPaginationHeaders(reply, {
      path: userTimeline.path.replace('{userId}', userId),
      limit: query.limit,
      nextCursor,
      total,
    });
    return { entries: items.map((entry) => presentEntry(entry, viewer)), user: presentAuthor(author) };
  }
}

/** Returns the query parameters that the link to the next page repeats. */
function listParameters({ limit, q }: EntryListQuery): Pick<PaginationHeaders, 'limit' | 'query'> {
  return q ? { limit, query: { q } } : { limit };
}
