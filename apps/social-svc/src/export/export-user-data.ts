import { readInBatches } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { presentPublicProfile, presentOwnUser } from '../accounts/account.presenter.ts';
import { ReadAccount } from '../accounts/read-account.ts';
import { Database } from '../database.ts';
import { ListOwnLinks } from '../family/list-own-links.ts';
import { ReadFriendCode } from '../friend-codes/read-friend-code.ts';
import type { Account, Block, ExternalIdentity, Friendship, Report } from '../generated/prisma/client.ts';
import { ReadReadingAids } from '../reading-aids/read-reading-aids.ts';
import { presentReport } from '../reports/report.presenter.ts';
import { ReadSecondFactor } from '../second-factor/read-second-factor.ts';

const BATCH_SIZE = 500;

type BlockWithAccount = Block & { blocked: Account };
type FriendshipWithAccounts = Friendship & { first: Account; second: Account };

@Injectable()
export class ExportUserData {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
    private readonly readFriendCode: ReadFriendCode,
    private readonly readSecondFactor: ReadSecondFactor,
    private readonly listOwnLinks: ListOwnLinks,
    private readonly readReadingAids: ReadReadingAids,
  ) {}

  /**
   * Returns the part of a user's data export that social-svc stores: the account without the password hash, the external identities, when the
   * second factor was set up (without keys and codes), the friend code, the reading aids, the public profiles of the user's friends and of the
   * users whom the user has blocked, the reports that the user has sent, a student's record, the names of the
   * classes that the user teaches or attends, and the public profiles of the user's family links. The export does not contain users who have blocked this user, because
   * a block is hidden from the blocked user. Friendships, blocks and reports are read in batches while the export is written.
   * @throws ApiError `user_not_found`
   */
  async execute(userId: string): Promise<Record<string, unknown>> {
    const account = await this.readAccount.execute(userId);
    const identities = await this.database.externalIdentity.findMany({
      where: { accountId: userId },
      orderBy: { createdAt: 'asc' },
    });
    return {
      account: presentOwnUser(account),
      externalIdentities: identities.map(presentIdentity),
      readingAids: await this.readReadingAids.execute(userId),
      secondFactor: await this.readSecondFactor.execute(userId),
      friendCode: await this.readFriendCode.execute(userId),
      friends: this.friendships(userId),
      blocks: this.blocks(userId),
      reports: this.reports(userId),
      studentRecord: await this.studentRecord(userId),
      classes: await this.classes(userId),
      children: await this.listOwnLinks.children(userId),
      familyMembers: await this.listOwnLinks.members(userId),
    };
  }

  /** What the school knows of a student; null for everyone else. */
  private async studentRecord(accountId: string): Promise<object | null> {
    return this.database.studentRecord.findUnique({
      where: { accountId },
      select: { givenName: true, familyName: true, chineseName: true, studentNumber: true, familyEmails: true },
    });
  }

  /** The names of the classes that the user teaches or attends, without the other people of these classes. */
  private async classes(accountId: string): Promise<object[]> {
    const schoolClass = { select: { name: true, schoolYear: true } };
    const [taught, attended] = await Promise.all([
      this.database.classTeacher.findMany({
        where: { accountId },
        include: { schoolClass },
        orderBy: { classId: 'asc' },
      }),
      this.database.classStudent.findMany({
        where: { accountId },
        include: { schoolClass },
        orderBy: { classId: 'asc' },
      }),
    ]);
    return [
      ...taught.map((link) => ({ ...link.schoolClass, as: 'teacher', since: link.addedAt.toISOString() })),
      ...attended.map((link) => ({
        ...link.schoolClass,
        as: 'student',
        since: link.addedAt.toISOString(),
        until: link.leftAt?.toISOString() ?? null,
      })),
    ];
  }

  private async *reports(reporterId: string): AsyncGenerator<object> {
    const readBatch = (after: Report | null): Promise<Report[]> =>
      this.database.report.findMany({
        where: { reporterId, ...(after && { id: { gt: after.id } }) },
        orderBy: { id: 'asc' },
        take: BATCH_SIZE,
      });
    for await (const report of readInBatches(readBatch)) yield presentReport(report);
  }

  private async *friendships(userId: string): AsyncGenerator<object> {
    for (const ownColumn of ['firstId', 'secondId'] as const) {
      const otherColumn = ownColumn === 'firstId' ? 'secondId' : 'firstId';
      const readBatch = (after: FriendshipWithAccounts | null): Promise<FriendshipWithAccounts[]> =>
        this.database.friendship.findMany({
          where: { [ownColumn]: userId, ...(after && { [otherColumn]: { gt: after[otherColumn] } }) },
          include: { first: true, second: true },
          orderBy: { [otherColumn]: 'asc' },
          take: BATCH_SIZE,
        });
      for await (const friendship of readInBatches(readBatch)) yield presentFriendship(friendship, userId);
    }
  }

  private async *blocks(userId: string): AsyncGenerator<object> {
    const readBatch = (after: BlockWithAccount | null): Promise<BlockWithAccount[]> =>
      this.database.block.findMany({
        where: { blockerId: userId, ...(after && { blockedId: { gt: after.blockedId } }) },
        include: { blocked: true },
        orderBy: { blockedId: 'asc' },
        take: BATCH_SIZE,
      });
    for await (const { blocked, createdAt } of readInBatches(readBatch))
      yield { person: presentPublicProfile(blocked), since: createdAt.toISOString() };
  }
}

const presentIdentity = ({ issuer, subject, createdAt }: ExternalIdentity): object => ({
  issuer,
  subject,
  createdAt: createdAt.toISOString(),
});

function presentFriendship({ first, second, requestedBy, createdAt }: FriendshipWithAccounts, userId: string): object {
  const person = presentPublicProfile(first.id === userId ? second : first);
  const status = requestedBy === null ? 'friends' : requestedBy === userId ? 'asked by me' : 'asked by them';
  return { person, status, since: createdAt.toISOString() };
}
