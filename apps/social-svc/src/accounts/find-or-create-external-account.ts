import { randomBytes } from 'node:crypto';
import { type ExternalIdentity, registrationSchema, normalizeUsername } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { presentAuthorSnapshot } from './account.presenter.ts';
import { emailUniqueKey } from './email-unique-key.ts';
import { PasswordHasher } from './password-hasher.ts';
import { RegistrationGate } from './registration-gate.ts';
import { suggestUsername } from './suggest-username.ts';

/**
 * The maximum number of attempts to create an account under an unused username. Each attempt after the first appends random digits, so
 * practically at least one attempt succeeds.
 */
const MAX_ATTEMPTS = 8;
const { firstName: nameSchema, email: emailSchema } = registrationSchema.shape;

@Injectable()
export class FindOrCreateExternalAccount {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
    private readonly registrationGate: RegistrationGate,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Returns the account that is linked to the external identity (issuer and subject). The first sign-in creates the account. It is never
   * linked to an existing account by email address, because the address may have belonged to another person when that account was
   * registered. Of two concurrent first sign-ins one creates the account; the other violates the unique constraint of the identity and
   * finds the account at its next attempt.
   * @throws ApiError `registration_closed`, `invitation_invalid` for a first sign-in where new accounts are restricted
   */
  async execute(profile: ExternalIdentity): Promise<Account> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const account = (await this.find(profile)) ?? (await this.create(profile, attempt));
      if (account) return account;
    }
    throw new Error(`no account could be created for a subject of ${profile.issuer} in ${MAX_ATTEMPTS} attempts`);
  }

  private async find({ issuer, subject }: ExternalIdentity): Promise<Account | null> {
    const identity = await this.database.externalIdentity.findUnique({
      where: { issuer_subject: { issuer, subject } },
      include: { account: true },
    });
    return identity?.account ?? null;
  }

  /** Creates the account. Returns null when another account already has the username, the email address or the external identity. */
  private async create(profile: ExternalIdentity, attempt: number): Promise<Account | null> {
    const admit = await this.registrationGate.prepare('external');
    const username = suggestUsername(profile.suggestedUsername, attempt);
    const email = await this.unusedEmail(profile.verifiedEmail);
    const data = {
      id: uuidv7(),
      username,
      usernameKey: normalizeUsername(username),
      email,
      emailKey: email && emailUniqueKey(email),
      // The account gets a random password that is never shown, so that the user can sign in only through the provider.
      passwordHash: await this.passwordHasher.hash(randomBytes(32).toString('base64')),
      firstName: nameSchema.safeParse(profile.firstName).data || null,
      lastName: nameSchema.safeParse(profile.lastName).data || null,
      externalIdentities: { create: { issuer: profile.issuer, subject: profile.subject } },
    };
    try {
      return await this.database.$transaction(async (tx) => {
        await admit(tx);
        const account = await tx.account.create({ data });
        await writeOutbox(tx, accountRegistered, { entityId: account.id, data: presentAuthorSnapshot(account) });
        await this.securityLog.record(tx, { event: 'account.registered', userId: account.id });
        return account;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** Returns the email address, or null when it is invalid or another account uses it. */
  private async unusedEmail(verifiedEmail: string | null | undefined): Promise<string | null> {
    const email = emailSchema.safeParse(verifiedEmail).data;
    if (!email) return null;
    return (await this.database.account.findUnique({ where: { emailKey: emailUniqueKey(email) } })) ? null : email;
  }
}
