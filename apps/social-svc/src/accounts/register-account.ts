import { normalizeUsername, type Registration, type OwnUser } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { runIdempotently, ApiError } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { Mailer } from '../mail/mailer.ts';
import { storeRegistrationNotice } from '../password-resets/store-registration-notice.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { presentAuthorSnapshot, presentOwnUser } from './account.presenter.ts';
import { emailUniqueKey } from './email-unique-key.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordRules } from './password-rules.ts';
import { RegistrationGate } from './registration-gate.ts';
import { RegistrationReplay } from './registration-replay.ts';

@Injectable()
export class RegisterAccount {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordRules: PasswordRules,
    private readonly registrationGate: RegistrationGate,
    private readonly registrationReplay: RegistrationReplay,
    private readonly securityLog: SecurityLog,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Creates an account and writes `account.registered` to the outbox, in one transaction. Unique columns reject a taken username or email address,
   * so that exactly one of several concurrent registrations succeeds.
   *
   * If this installation sends mails, the response does not reveal that an email address is taken: the new account shows the address but does not
   * own it (it has no `email_key`), and the owner of the address gets a mail.
   * @param idempotencyKey a repeated registration with the same key and password gets the first response again
   * @throws ApiError `registration_closed`, `invitation_invalid`, `username_taken`, `email_taken`, `idempotency_key_reused`; `invalid_request` for
   * a password that the installation's rules reject
   */
  async execute(registration: Registration, idempotencyKey: string | null): Promise<OwnUser> {
    await this.passwordRules.check(registration.password, { username: registration.username, field: 'password' });
    const admit = await this.registrationGate.prepare('password', registration.invitationCode);
    const email = registration.email || null;
    const emailKey = email && emailUniqueKey(email);
    const ownerId = emailKey && this.mailer.isAvailable ? await this.findEmailOwner(emailKey) : null;
    const data = {
      id: uuidv7(),
      username: registration.username,
      usernameKey: normalizeUsername(registration.username),
      email,
      emailKey: ownerId === null ? emailKey : null,
      passwordHash: await this.passwordHasher.hash(registration.password),
      firstName: registration.firstName || null,
      lastName: registration.lastName || null,
    };
    try {
      return await runIdempotently(
        this.database,
        this.registrationReplay.idempotentRequest(data.id, registration, idempotencyKey),
        async (tx: Transaction) => {
          const afterCreation = await admit(tx);
          if (ownerId !== null) await storeRegistrationNotice(tx, ownerId);
          const account = await tx.account.create({ data });
          await writeOutbox(tx, accountRegistered, { entityId: account.id, data: presentAuthorSnapshot(account) });
          await this.securityLog.record(tx, { event: 'account.registered', userId: account.id });
          if (!afterCreation) return presentOwnUser(account);
          await afterCreation(account.id);
          return presentOwnUser(await tx.account.findUniqueOrThrow({ where: { id: account.id } }));
        },
      );
    } catch (error) {
      // A repeated registration fails because its first attempt has already taken the username or used up the invitation.
      const mayBeRepeat = isUniqueViolation(error) || error instanceof ApiError;
      const first = mayBeRepeat && (await this.registrationReplay.findFirstResponse(registration, idempotencyKey));
      if (first) return first;
      // When the username and the email address are both taken, PostgreSQL reports the index that was created first. A restored backup may create
      // the indexes in another order.
      const isNameTaken =
        isUniqueViolation(error, 'username_key') ||
        (isUniqueViolation(error, 'email_key') && (await this.isUsernameTaken(data.usernameKey)));
      if (isNameTaken) throw new ApiError('username_taken', { cause: error });
      if (!isUniqueViolation(error, 'email_key')) throw error;
      if (!this.mailer.isAvailable) throw new ApiError('email_taken', { cause: error });
      // A concurrent registration got the address after it was looked up.
      return this.execute(registration, idempotencyKey);
    }
  }

  private async isUsernameTaken(usernameKey: string): Promise<boolean> {
    return (await this.database.account.count({ where: { usernameKey } })) > 0;
  }

  private async findEmailOwner(emailKey: string): Promise<string | null> {
    const owner = await this.database.account.findUnique({ where: { emailKey }, select: { id: true } });
    return owner?.id ?? null;
  }
}
