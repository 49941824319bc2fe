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

/** Attempts at an unused username. Random digits make this many collisions practically impossible. */
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

  /** Null when the username, the email or the identity itself is taken. */
  private async create(profile: ExternalIdentity, attempt: number): Promise<Account | null> {
    const username = suggestUsername(profile.suggestedUsername, attempt);
    const email = await this.unusedEmail(profile.verifiedEmail);
    const data = {
      id: uuidv7(),
      username,
      usernameKey: normalizeUsername(username),
      email,
      emailKey: email && emailUniqueKey(email),
      // Random, so that the user can sign in through the provider only.
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
