import type { AddressName } from '@memory/contracts';
import { readInBatches } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { addressesOf, isUsernameFromAddress } from './address-names.ts';

const BATCH_SIZE = 500;

@Injectable()
export class ListAddressNames {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Lists the accounts of a sign-in provider whose username is an email address or a part of the account's address, and whose names have not been
   * checked yet. Such an account is renamed at its next sign-in. The next sign-in also compares the addresses that only the provider knows.
   */
  async execute(): Promise<AddressName[]> {
    const found: AddressName[] = [];
    const readBatch = (after: { id: string } | null) =>
      this.database.account.findMany({
        where: { claimsChecked: false, externalIdentities: { some: {} }, ...(after && { id: { gt: after.id } }) },
        select: { id: true, username: true, email: true },
        orderBy: { id: 'asc' },
        take: BATCH_SIZE,
      });
    for await (const { id, username, email } of readInBatches(readBatch)) {
      if (!isUsernameFromAddress(username, addressesOf({ issuer: '', subject: '' }, email))) continue;
      await this.securityLog.recordAlone({ event: 'admin.account_read', targetUserId: id });
      found.push({ id, username });
    }
    return found;
  }
}
