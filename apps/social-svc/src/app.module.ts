import { OutboxModule } from '@memory/event-bus';
import { ConfigModule, IntegrityModule, ServiceClientsModule } from '@memory/service-kit';
import { DatabaseModule } from '@memory/service-kit/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { ClassSignInModule } from './class-sign-in/class-sign-in.module.ts';
import { AddClassStudent } from './classes/add-class-student.ts';
import { AddClassTeacher } from './classes/add-class-teacher.ts';
import { ClassAccess } from './classes/class-access.ts';
import { ClassPeopleController } from './classes/class-people.controller.ts';
import { ClassesController } from './classes/classes.controller.ts';
import { CopyClass } from './classes/copy-class.ts';
import { CreateClass } from './classes/create-class.ts';
import { CreateStudentAccounts } from './classes/create-student-accounts.ts';
import { DeleteClass } from './classes/delete-class.ts';
import { ListClasses } from './classes/list-classes.ts';
import { ReadClassPeople } from './classes/read-class-people.ts';
import { ReadClassStudent } from './classes/read-class-student.ts';
import { ReadClass } from './classes/read-class.ts';
import { RemoveClassStudent } from './classes/remove-class-student.ts';
import { RemoveClassTeacher } from './classes/remove-class-teacher.ts';
import { UpdateClassStudent } from './classes/update-class-student.ts';
import { UpdateClass } from './classes/update-class.ts';
import type { SocialConfig } from './config.ts';
import { Database } from './database.ts';
import { StoreSecurityEventsWhenRecorded } from './event-handlers/store-security-events-when-recorded.ts';
import { ExportUserData } from './export/export-user-data.ts';
import { ExportPartController } from './export/export.controller.ts';
import { CreateFamilyCodes } from './family/create-family-codes.ts';
import { DeleteExpiredFamilyCodes } from './family/delete-expired-family-codes.ts';
import { FamilyController } from './family/family.controller.ts';
import { ListClassFamily } from './family/list-class-family.ts';
import { ListOwnLinks } from './family/list-own-links.ts';
import { UnlinkFamily } from './family/unlink-family.ts';
import { DeleteOldFriendNotices } from './friend-notices/delete-old-friend-notices.ts';
import { DismissFriendNotice } from './friend-notices/dismiss-friend-notice.ts';
import { FriendNoticesController } from './friend-notices/friend-notices.controller.ts';
import { ListFriendNotices } from './friend-notices/list-friend-notices.ts';
import { IdentityModule } from './identity.module.ts';
import { AccountNamesCheck } from './integrity/account-names.check.ts';
import { BlockCountersCheck, FriendCountersCheck } from './integrity/counters.check.ts';
import { ErasedAccountsCheck, ErasuresCheck } from './integrity/erasures.check.ts';
import { FriendshipsCheck } from './integrity/friendships.check.ts';
import { SocialIntegrityController } from './integrity/social-integrity.controller.ts';
import { ScheduledMaintenance } from './maintenance/scheduled-maintenance.ts';
import { PeersModule } from './peers/peers.module.ts';
import { PeopleModule } from './people.module.ts';
import { PrivacyController } from './privacy/privacy.controller.ts';
import { ProfilesController } from './profiles/profiles.controller.ts';
import { AvatarResolver, UpdateProfile } from './profiles/update-profile.ts';
import { ReadReadingAids } from './reading-aids/read-reading-aids.ts';
import { ReadingAidsController } from './reading-aids/reading-aids.controller.ts';
import { UpdateReadingAids } from './reading-aids/update-reading-aids.ts';
import { FindFriendsOfFriends, RecommendFriends } from './recommendations/recommend-friends.ts';
import { FriendRecommendationsController } from './recommendations/recommendations.controller.ts';
import { RedisModule } from './redis/social-redis.ts';
import { CloseReport } from './reports/close-report.ts';
import { CreateReport } from './reports/create-report.ts';
import { DeleteClosedReports } from './reports/delete-closed-reports.ts';
import { FindReportSubject } from './reports/find-report-subject.ts';
import { ListReports } from './reports/list-reports.ts';
import { ReportsController } from './reports/reports.controller.ts';
import { ApplyClassRoster } from './rosters/apply-class-roster.ts';
import { ApplyRoster } from './rosters/apply-roster.ts';
import { ApplySchoolRoster } from './rosters/apply-school-roster.ts';
import { ApplyStudentChanges } from './rosters/apply-student-changes.ts';
import { DeleteExpiredRosters } from './rosters/delete-expired-rosters.ts';
import { ExportClassRoster } from './rosters/export-class-roster.ts';
import { PreviewClassRoster } from './rosters/preview-class-roster.ts';
import { PreviewSchoolRoster } from './rosters/preview-school-roster.ts';
import { RosterReadLimit } from './rosters/reading/roster-read-limit.ts';
import { RosterImports } from './rosters/roster-imports.ts';
import { RostersController } from './rosters/rosters.controller.ts';
import { SecurityLogModule } from './security-log/security-log.module.ts';
import { SearchUsers } from './user-search/search-users.ts';
import { UserSearchController } from './user-search/user-search.controller.ts';

/**
 * The limits of a transaction in milliseconds: the time it waits for a connection and the time it may run. A transaction that withdraws a user's
 * access to another user's entries waits for journal-svc, at most 5 s.
 */
const TRANSACTION_LIMITS = { maxWait: 2_000, timeout: 10_000 };

/**
 * Lists the controllers, event handlers and providers of all features that no module of their own lists.
 */
@Module({
  imports: [RedisModule, PeersModule, IdentityModule, PeopleModule, ClassSignInModule, SecurityLogModule],
  controllers: [
    // People, and what they see of each other.
    ProfilesController,
    ReadingAidsController,
    FriendNoticesController,
    FriendRecommendationsController,
    UserSearchController,
    ReportsController,
    PrivacyController,
    // Classes of a school.
    ClassesController,
    ClassPeopleController,
    RostersController,
    FamilyController,
    // Internal routes.
    ExportPartController,
    SocialIntegrityController,
    // Event handlers.
    StoreSecurityEventsWhenRecorded,
  ],
  providers: [
    // People, and what they see of each other.
    AvatarResolver,
    UpdateProfile,
    ReadReadingAids,
    UpdateReadingAids,
    ListFriendNotices,
    DismissFriendNotice,
    FindFriendsOfFriends,
    RecommendFriends,
    SearchUsers,
    FindReportSubject,
    CreateReport,
    ListReports,
    CloseReport,
    // Classes of a school.
    AddClassStudent,
    AddClassTeacher,
    ClassAccess,
    CopyClass,
    CreateClass,
    CreateStudentAccounts,
    DeleteClass,
    ListClasses,
    ReadClass,
    ReadClassPeople,
    ReadClassStudent,
    RemoveClassStudent,
    RemoveClassTeacher,
    UpdateClass,
    UpdateClassStudent,
    // Rosters of classes and of the school.
    ApplyClassRoster,
    ApplyRoster,
    ApplySchoolRoster,
    ApplyStudentChanges,
    ExportClassRoster,
    PreviewClassRoster,
    PreviewSchoolRoster,
    RosterImports,
    RosterReadLimit,
    // Families of students.
    CreateFamilyCodes,
    DeleteExpiredFamilyCodes,
    ListClassFamily,
    ListOwnLinks,
    UnlinkFamily,
    // Internal routes.
    ExportUserData,
    // Maintenance.
    DeleteClosedReports,
    DeleteOldFriendNotices,
    DeleteExpiredRosters,
    ScheduledMaintenance,
  ],
})
export class AppModule {
  static forRoot(config: SocialConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot({ client: Database, config, transactionOptions: TRANSACTION_LIMITS }),
        OutboxModule.forRoot({
          producer: 'social',
          databaseUrl: config.DATABASE_URL,
          redisUrl: config.REDIS_URL,
          // The gateway has no outbox relay that could measure which services have handled its events, so social-svc measures them.
          measuredProducers: ['social', 'gateway'],
        }),
        ServiceClientsModule.forRoot({
          caller: 'social-svc',
          signingKey: config.SIGNING_KEY,
          urls: {
            'journal-svc': config.JOURNAL_URL,
            'language-svc': config.LANGUAGE_URL,
            'media-svc': config.MEDIA_URL,
          },
        }),
        IntegrityModule.forRoot({
          checks: [
            FriendshipsCheck,
            FriendCountersCheck,
            BlockCountersCheck,
            AccountNamesCheck,
            ErasuresCheck,
            ErasedAccountsCheck,
          ],
          imports: [PeersModule],
          // The gateway has no database, so this service stores the gateway's events.
          events: { redisUrl: config.REDIS_URL, producers: ['social', 'gateway'] },
        }),
      ],
    };
  }
}
