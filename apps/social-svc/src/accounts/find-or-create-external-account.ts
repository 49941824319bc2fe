import { randomBytes } from 'node:crypto';
import { type ExternalIdentity, registrationSchema, normalizeUsername } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { presentAuthorSnapshot } from './account.presenter.ts';
import { emailUniqueKey } from './email-unique-key.ts';
import { PasswordHasher } from './password-hasher.ts';
import { suggestUsername } from './suggest-username.ts';

/**
 * The maximum number of attempts to find an unused username. Because the digits are random, this many attempts practically never all
 * fail.
 */
const MAX_ATTEMPTS = 8;
const { firstName: nameSchema, email: emailSchema } = registrationSchema.shape;

@Injectable()
export class FindOrCreateExternalAccount {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
  ) {}

  /**
   * The account linked to (issuer, subject), created at the first sign-in. It is never linked to an existing account by email: the
   * owner of an address today need not be the one who registered it here. Of two concurrent first sign-ins one creates the account;
   * the other fails on the unique identity and finds it at its next attempt.
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

  /** Creates the account. Returns null when another account has the username, the email or the external identity already. */
  private async create(profile: ExternalIdentity, attempt: number): Promise<Account | null> {
    const username = suggestUsername(profile.suggestedUsername, attempt);
    const email = await this.unusedEmail(profile.verifiedEmail);
    const data = {
      id: uuidv7(),
      username,
      usernameKey: normalizeUsername(username),
      email,
      emailKey: email && emailUniqueKey(email),
      // The password is random and unknown to everyone, so that the user can sign in through the provider only.
      passwordHash: await this.passwordHasher.hash(randomBytes(32).toString('base64')),
      firstName: nameSchema.safeParse(profile.firstName).data || null,
      lastName: nameSchema.safeParse(profile.lastName).data || null,
      externalIdentities: { create: { issuer: profile.issuer, subject: profile.subject } },
    };
    try {
      return await this.database.$transaction(async (tx) => {
        const account = await tx.account.create({ data });
        await writeOutbox(tx, accountRegistered, { entityId: account.id, data: presentAuthorSnapshot(account) });
        return account;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** The email, or null when it is invalid or used by another account. */
  private async unusedEmail(verifiedEmail: string | null | undefined): Promise<string | null> {
    const email = emailSchema.safeParse(verifiedEmail).data;
    if (!email) return null;
    return (await this.database.account.findUnique({ where: { emailKey: emailUniqueKey(email) } })) ? null : email;
  }
}
