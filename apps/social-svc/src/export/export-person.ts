import { readInBatches } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { presentProfile, presentUser } from '../accounts/account.presenter.ts';
import { ReadAccount } from '../accounts/read-account.ts';
import { Database } from '../database.ts';
import type { Account, ExternalIdentity, Friendship } from '../generated/prisma/client.ts';

const PAGE = 500;

type WithPeople = Friendship & { first: Account; second: Account };

@Injectable()
export class ExportPerson {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
  ) {}

  /**
   * What is somebody's here, under the names it has in their export: the account as they see it themselves, never the password's hash; of
   * friends what anyone may know of them.
   * @throws ApiError `user_not_found`
   */
  async of(userId: string): Promise<Record<string, unknown>> {
    const account = await this.readAccount.read(userId);
    const identities = await this.database.externalIdentity.findMany({
      where: { accountId: userId },
      orderBy: { createdAt: 'asc' },
    });
    return {
      account: presentUser(account),
      externalIdentities: identities.map(presentIdentity),
      friends: this.friendships(userId),
    };
  }

  private async *friendships(userId: string): AsyncGenerator<object> {
    for (const mine of ['firstId', 'secondId'] as const) {
      const theirs = mine === 'firstId' ? 'secondId' : 'firstId';
      const page = (after: WithPeople | null): Promise<WithPeople[]> =>
        this.database.friendship.findMany({
          where: { [mine]: userId, ...(after && { [theirs]: { gt: after[theirs] } }) },
          include: { first: true, second: true },
          orderBy: { [theirs]: 'asc' },
          take: PAGE,
        });
      for await (const row of readInBatches(page)) yield presentFriendship(row, userId);
    }
  }
}

const presentIdentity = ({ issuer, subject, createdAt }: ExternalIdentity): object => ({
  issuer,
  subject,
  createdAt: createdAt.toISOString(),
});

function presentFriendship({ first, second, requestedBy, createdAt }: WithPeople, userId: string): object {
  const person = presentProfile(first.id === userId ? second : first);
  const status = requestedBy === null ? 'friends' : requestedBy === userId ? 'asked by me' : 'asked by them';
  return { person, status, since: createdAt.toISOString() };
}
