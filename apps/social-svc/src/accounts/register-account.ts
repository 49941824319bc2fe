import { type User, normalizeUsername } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { runIdempotently, ApiError } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { presentAuthorSnapshot, presentUser } from './account.presenter.ts';
import { emailUniqueKey } from './email-unique-key.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordRules } from './password-rules.ts';
import { RegistrationGate } from './registration-gate.ts';
import { type Registration, RegistrationReplay } from './registration-replay.ts';

@Injectable()
export class RegisterAccount {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordRules: PasswordRules,
    private readonly registrationGate: RegistrationGate,
    private readonly registrationReplay: RegistrationReplay,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Creates an account and writes `account.registered` to the outbox, in one transaction. Unique columns reject a taken username or email
   * address, so that of concurrent registrations exactly one succeeds.
   * @param idempotencyKey a repeated registration with the same key and password gets the first response again
   * @throws ApiError `registration_closed`, `invitation_invalid`, `username_taken`, `email_taken`, `idempotency_key_reused`; `invalid_request`
   * for a password that the installation's rules reject
   */
  async execute(registration: Registration, idempotencyKey: string | null): Promise<User> {
    await this.passwordRules.check(registration.password, { username: registration.username, field: 'password' });
    const admit = await this.registrationGate.prepare('password', registration.invitationCode);
    const email = registration.email || null;
    const data = {
      id: uuidv7(),
      username: registration.username,
      usernameKey: normalizeUsername(registration.username),
      email,
      emailKey: email && emailUniqueKey(email),
      passwordHash: await this.passwordHasher.hash(registration.password),
      firstName: registration.firstName || null,
      lastName: registration.lastName || null,
    };
    try {
      return await runIdempotently(
        this.database,
        this.registrationReplay.idempotentRequest(data.id, registration, idempotencyKey),
        async (tx: Transaction) => {
          await admit(tx);
          const account = await tx.account.create({ data });
          await writeOutbox(tx, accountRegistered, { entityId: account.id, data: presentAuthorSnapshot(account) });
          await this.securityLog.record(tx, { event: 'account.registered', userId: account.id });
          return presentUser(account);
        },
      );
    } catch (error) {
      // A repeat finds its username taken; or its invitation used up, by itself.
      const mayBeRepeat = isUniqueViolation(error) || error instanceof ApiError;
      const first = mayBeRepeat && (await this.registrationReplay.findFirstResponse(registration, idempotencyKey));
      if (first) return first;
      if (isUniqueViolation(error, 'username_key')) throw new ApiError('username_taken', { cause: error });
      if (isUniqueViolation(error, 'email_key')) throw new ApiError('email_taken', { cause: error });
      throw error;
    }
  }
}
