import { randomBytes } from 'node:crypto';
import { type ExternalIdentity, registrationSchema, normalizeUsername } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { presentCard } from './account.presenter.ts';
import { emailKey } from './email-key.ts';
import { Passwords } from './passwords.ts';
import { suggestUsername } from './suggested-username.ts';

/** Each attempt that fails found something taken; names with digits run out of luck far more rarely than this. */
const ATTEMPTS = 8;
const { firstName: nameSchema, email: emailSchema } = registrationSchema.shape;

@Injectable()
export class OpenExternalAccount {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The account of a provider's subject; the first time, a new one. Never one that merely has the same email: whoever owns an
   * address today need not be the person who registered it here. Of two first sign-ins at once one makes the account, the
   * other finds the identity taken, and looks again.
   */
  async open(person: ExternalIdentity): Promise<Account> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const account = (await this.find(person)) ?? (await this.create(person, attempt));
      if (account) return account;
    }
    throw new Error(`no account could be made for a subject of ${person.issuer} in ${ATTEMPTS} attempts`);
  }

  private async find({ issuer, subject }: ExternalIdentity): Promise<Account | null> {
    const identity = await this.database.externalIdentity.findUnique({
      where: { issuer_subject: { issuer, subject } },
      include: { account: true },
    });
    return identity?.account ?? null;
  }

  /** Null when the name, the address or the identity itself was taken. */
  private async create(person: ExternalIdentity, attempt: number): Promise<Account | null> {
    const username = suggestUsername(person.suggestedUsername, attempt);
    const email = await this.freeEmail(person.verifiedEmail);
    const data = {
      id: uuidv7(),
      username,
      usernameKey: normalizeUsername(username),
      email,
      emailKey: email && emailKey(email),
      // A password nobody knows: this account is entered through its provider.
      passwordHash: await this.passwords.hash(randomBytes(32).toString('base64')),
      firstName: nameSchema.safeParse(person.firstName).data || null,
      lastName: nameSchema.safeParse(person.lastName).data || null,
      externalIdentities: { create: { issuer: person.issuer, subject: person.subject } },
    };
    try {
      return await this.database.$transaction(async (tx) => {
        const account = await tx.account.create({ data });
        await writeOutbox(tx, accountRegistered, { entityId: account.id, data: presentCard(account) });
        return account;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** The address, unless it is none or another account has it. */
  private async freeEmail(verified: string | null | undefined): Promise<string | null> {
    const email = emailSchema.safeParse(verified).data;
    if (!email) return null;
    return (await this.database.account.findUnique({ where: { emailKey: emailKey(email) } })) ? null : email;
  }
}
