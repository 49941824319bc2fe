import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { ReadAccount } from './read-account.ts';

/** Checks whether an account is the oldest account. The oldest account is assumed to belong to the owner of the installation (ADR 41). */
@Injectable()
export class CheckFirstAccount {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
  ) {}

  /** @throws ApiError `user_not_found` */
  async execute(userId: string): Promise<boolean> {
    const { id, createdAt } = await this.readAccount.execute(userId);
    const isOlder = { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
    return (await this.database.account.findFirst({ where: isOlder, select: { id: true } })) === null;
  }
}
