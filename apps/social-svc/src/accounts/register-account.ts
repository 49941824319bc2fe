import { type registrationSchema, type User, normalizeUsername } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { runIdempotently, ApiError } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { Database, type Transaction } from '../database.ts';
import { presentCard, presentUser } from './account.presenter.ts';
import { emailKey } from './email-key.ts';
import { FirstAnswers } from './first-answers.ts';
import { Passwords } from './passwords.ts';

export type Registration = z.output<typeof registrationSchema>;

@Injectable()
export class RegisterAccount {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly firstAnswers: FirstAnswers,
  ) {}

  /**
   * Creates an account and tells the others of it. The unique columns decide, so that of two people
   * asking for a name at the same moment exactly one gets it.
   * @param key of a request that may be a repeat: whoever also knows the password gets the first answer again
   * @throws ApiError `username_taken`, `email_taken`, `idempotency_key_reused`.
   */
  async register(registration: Registration, key: string | null): Promise<User> {
    const email = registration.email || null;
    const data = {
      id: uuidv7(),
      username: registration.username,
      usernameKey: normalizeUsername(registration.username),
      email,
      emailKey: email && emailKey(email),
      passwordHash: await this.passwords.hash(registration.password),
      firstName: registration.firstName || null,
      lastName: registration.lastName || null,
    };
    try {
      return await runIdempotently(
        this.database,
        this.firstAnswers.requestOf(data.id, registration, key),
        async (tx: Transaction) => {
          const account = await tx.account.create({ data });
          await writeOutbox(tx, accountRegistered, { entityId: account.id, data: presentCard(account) });
          return presentUser(account);
        },
      );
    } catch (error) {
      const first = isUniqueViolation(error) && (await this.firstAnswers.find(registration, key));
      if (first) return first;
      if (isUniqueViolation(error, 'username_key')) throw new ApiError('username_taken', { cause: error });
      if (isUniqueViolation(error, 'email_key')) throw new ApiError('email_taken', { cause: error });
      throw error;
    }
  }
}
