import { OutboxModule } from '@memory/event-bus';
import { ConfigModule, IntegrityModule, ServiceClientsModule } from '@memory/service-kit';
import { DatabaseModule } from '@memory/service-kit/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { ActiveAuthorsController } from './active-authors/active-authors.controller.ts';
import { ListActiveAuthors } from './active-authors/list-active-authors.ts';
import { AuthorCopies } from './authors/author-copies.ts';
import type { JournalConfig } from './config.ts';
import { Database } from './database.ts';
import { CreateEntry } from './entries/create-entry.ts';
import { DeleteEntry } from './entries/delete-entry.ts';
import { EntriesController } from './entries/entries.controller.ts';
import { EntryAccess } from './entries/entry-access.ts';
import { EntryFileResolver } from './entries/entry-files.ts';
import { ListEntries } from './entries/list-entries.ts';
import { UpdateEntry } from './entries/update-entry.ts';
import { EntryAuthorsController } from './entry-authors/entry-authors.controller.ts';
import { EntryTextsController } from './entry-texts/entry-texts.controller.ts';
import { FindEntryTexts } from './entry-texts/find-entry-texts.ts';
import { FindNewestEntryTexts } from './entry-texts/find-newest-entry-texts.ts';
import { ListEntryTexts } from './entry-texts/list-entry-texts.ts';
import { ReadEntryText } from './entry-texts/read-entry-text.ts';
import { AttachTextWhenMediaProcessed } from './event-handlers/attach-text-when-media-processed.ts';
import { CopyAuthorWhenAccountRegistered } from './event-handlers/copy-author-when-account-registered.ts';
import { CopyRelationWhenRelationChanged } from './event-handlers/copy-relation-when-relation-changed.ts';
import { EraseAuthorWhenAccountDeleted } from './event-handlers/erase-author-when-account-deleted.ts';
import { ReplaceRecordingWhenRecordingConverted } from './event-handlers/replace-recording-when-recording-converted.ts';
import { UpdateAuthorWhenProfileUpdated } from './event-handlers/update-author-when-profile-updated.ts';
import { ExportEntries } from './export/export-entries.ts';
import { ExportGreetings } from './export/export-greetings.ts';
import { ExportPartController } from './export/export.controller.ts';
import { CheckFileVisibility } from './file-visibility/check-file-visibility.ts';
import { FileVisibilityController } from './file-visibility/file-visibility.controller.ts';
import { FindUsedFiles } from './file-visibility/find-used-files.ts';
import { DeleteGreeting } from './greetings/delete-greeting.ts';
import { GiveGreeting } from './greetings/give-greeting.ts';
import { GreetingSettingsRepository } from './greetings/greeting-settings.ts';
import { GreetingsController } from './greetings/greetings.controller.ts';
import { ListGreetingNotices } from './greetings/list-greeting-notices.ts';
import { ListGreetings } from './greetings/list-greetings.ts';
import { AuthorCountersCheck } from './integrity/author-counters.check.ts';
import { EntryFilesCheck } from './integrity/entry-files.check.ts';
import { FindEntryVersions } from './integrity/find-entry-versions.ts';
import { FindFilesWithoutText } from './integrity/find-files-without-text.ts';
import { JournalIntegrityController } from './integrity/journal-integrity.controller.ts';
import { PublicCounterCheck } from './integrity/public-counter.check.ts';
import { SearchSignaturesCheck } from './integrity/search-signatures.check.ts';
import { UserRelationsCheck } from './integrity/user-relations.check.ts';
import { DeleteTextsOfDeletedFiles } from './maintenance/delete-texts-of-deleted-files.ts';
import { FillSearchSignatures } from './maintenance/fill-search-signatures.ts';
import { ScheduledMaintenance } from './maintenance/scheduled-maintenance.ts';
import { ListEntryMonths } from './own-past/list-entry-months.ts';
import { OnThisDaySettingsRepository } from './own-past/on-this-day-settings.ts';
import { OwnPastController } from './own-past/own-past.controller.ts';
import { ReadCalendarMonth } from './own-past/read-calendar-month.ts';
import { ReadOnThisDay } from './own-past/read-on-this-day.ts';
import { PeersModule } from './peers/peers.module.ts';
import { RelationsModule } from './relations/relations.module.ts';
import { ReadSharedEntry } from './sharing/read-shared-entry.ts';
import { SharingController } from './sharing/sharing.controller.ts';
import { ListLatestFriendEntries } from './timelines/list-latest-friend-entries.ts';
import { ReadFriendsTimeline } from './timelines/read-friends-timeline.ts';
import { ReadPublicTimeline } from './timelines/read-public-timeline.ts';
import { ReadUserTimeline } from './timelines/read-user-timeline.ts';
import { TimelinesController } from './timelines/timelines.controller.ts';

/**
 * The limits of a database transaction in milliseconds: the time it waits for a connection (`maxWait`) and the time it may run (`timeout`).
 * They are long enough for many simultaneous writes that wait for each other's locks.
 */
const TRANSACTION_LIMITS = { maxWait: 5_000, timeout: 10_000 };

/** Lists the controllers, event handlers and providers of all features, grouped in the same way. */
@Module({
  imports: [PeersModule, RelationsModule],
  controllers: [
    // Entries, and the features that read them.
    EntriesController,
    SharingController,
    TimelinesController,
    OwnPastController,
    GreetingsController,
    // Internal routes.
    ActiveAuthorsController,
    EntryAuthorsController,
    EntryTextsController,
    FileVisibilityController,
    ExportPartController,
    JournalIntegrityController,
    // Event handlers.
    CopyAuthorWhenAccountRegistered,
    CopyRelationWhenRelationChanged,
    UpdateAuthorWhenProfileUpdated,
    AttachTextWhenMediaProcessed,
    ReplaceRecordingWhenRecordingConverted,
    EraseAuthorWhenAccountDeleted,
  ],
  providers: [
    // Entries, and the features that read them.
    AuthorCopies,
    EntryAccess,
    EntryFileResolver,
    ListEntries,
    CreateEntry,
    UpdateEntry,
    DeleteEntry,
    ReadSharedEntry,
    ReadPublicTimeline,
    ReadFriendsTimeline,
    ReadUserTimeline,
    ListLatestFriendEntries,
    ListEntryMonths,
    OnThisDaySettingsRepository,
    ReadCalendarMonth,
    ReadOnThisDay,
    ListGreetingNotices,
    ListGreetings,
    GiveGreeting,
    DeleteGreeting,
    GreetingSettingsRepository,
    // Internal routes.
    ListActiveAuthors,
    FindEntryTexts,
    FindNewestEntryTexts,
    ListEntryTexts,
    ReadEntryText,
    CheckFileVisibility,
    FindUsedFiles,
    ExportEntries,
    ExportGreetings,
    FindEntryVersions,
    FindFilesWithoutText,
    // Maintenance.
    DeleteTextsOfDeletedFiles,
    FillSearchSignatures,
    ScheduledMaintenance,
  ],
})
export class AppModule {
  static forRoot(config: JournalConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot({
          client: Database,
          config,
          transactionOptions: TRANSACTION_LIMITS,
        }),
        OutboxModule.forRoot({ producer: 'journal', databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        ServiceClientsModule.forRoot({
          caller: 'journal-svc',
          signingKey: config.SIGNING_KEY,
          urls: {
            'language-svc': config.LANGUAGE_URL,
            'media-svc': config.MEDIA_URL,
            'social-svc': config.SOCIAL_URL,
          },
        }),
        IntegrityModule.forRoot({
          checks: [AuthorCountersCheck, PublicCounterCheck, SearchSignaturesCheck, EntryFilesCheck, UserRelationsCheck],
          imports: [PeersModule, RelationsModule],
          events: { redisUrl: config.REDIS_URL, producers: ['journal'] },
        }),
      ],
    };
  }
}
