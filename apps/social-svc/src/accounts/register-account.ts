import { Injectable } from '@nestjs/common';
import { type registrationSchema, usernameKey } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { Database, isTaken } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { presentCard } from './account.presenter.ts';
import { emailKey } from './email-key.ts';
import { Passwords } from './passwords.ts';

export type Registration = z.output<typeof registrationSchema>;

@Injectable()
export class RegisterAccount {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Creates an account and tells the others of it. The unique columns decide, so that of two people
   * asking for a name at the same moment exactly one gets it.
   * @throws ApiError `username_taken`, `email_taken`.
   */
  async register(registration: Registration): Promise<Account> {
    const email = registration.email || null;
    const data = {
      id: uuidv7(),
      username: registration.username,
      usernameKey: usernameKey(registration.username),
      email,
      emailKey: email && emailKey(email),
      passwordHash: await this.passwords.hash(registration.password),
      firstName: registration.firstName || null,
      lastName: registration.lastName || null,
    };
    try {
      return await this.database.$transaction(async (tx) => {
        const account = await tx.account.create({ data });
        await writeOutbox(tx, accountRegistered, { entityId: account.id, data: presentCard(account) });
        return account;
      });
    } catch (error) {
      if (isTaken(error, 'username_key')) throw new ApiError('username_taken', { cause: error });
      if (isTaken(error, 'email_key')) throw new ApiError('email_taken', { cause: error });
      throw error;
    }
  }
}
