import { Module } from '@nestjs/common';
import { AuthorsModule } from '../authors/authors.module.ts';
import { EntriesModule } from '../entries/entries.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { ListLatestFriendEntries } from './list-latest-friend-entries.ts';
import { ReadFriendsTimeline } from './read-friends-timeline.ts';
import { ReadPublicTimeline } from './read-public-timeline.ts';
import { ReadUserTimeline } from './read-user-timeline.ts';
import { TimelinesController } from './timelines.controller.ts';

@Module({
  imports: [AuthorsModule, EntriesModule, RelationsModule],
  controllers: [TimelinesController],
  providers: [ReadPublicTimeline, ReadFriendsTimeline, ListLatestFriendEntries, ReadUserTimeline],
})
export class TimelinesModule {}
