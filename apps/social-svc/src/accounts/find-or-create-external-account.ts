import { randomBytes } from 'node:crypto';
import { type ExternalIdentity, registrationSchema, normalizeUsername } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered, profileUpdated } from '@memory/events';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { presentAuthorSnapshot } from './account.presenter.ts';
import { addressesOf, isNameFromAddress, isUsernameFromAddress } from './address-names.ts';
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
   * Returns the account that is linked to the external identity (issuer and subject). The first sign-in creates the account. An identity is never
   * linked to an existing account by email address, because another person may have owned the address when the existing account was registered. Of
   * two concurrent first sign-ins, one creates the account; the other violates the unique constraint of the identity and finds the account at its
   * next attempt. A new account gets no name that is made of an email address, because names are public. An older account with such a name is
   * renamed once.
   * @throws ApiError `registration_closed`, `invitation_invalid` for a first sign-in where new accounts are restricted
   */
  async execute(profile: ExternalIdentity): Promise<Account> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const found = await this.find(profile);
      const account = found ? await this.checkNames(found, profile, attempt) : await this.create(profile, attempt);
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
    const email = await this.unusedEmail(profile.verifiedEmail);
    const data = {
      id: uuidv7(),
      ...usernameColumns(profile, attempt),
      email,
      emailKey: email && emailUniqueKey(email),
      // The account gets a random password that is never shown, so that the user can sign in only through the provider.
      passwordHash: await this.passwordHasher.hash(randomBytes(32).toString('base64')),
      firstName: nameOrNull(profile.firstName, profile),
      lastName: nameOrNull(profile.lastName, profile),
      claimsChecked: true,
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

  /**
   * Replaces the names of an account that were made of an email address, and writes `profile.updated`. Each account is checked only once, so that a
   * name that the user chooses later stays. Returns null when a concurrent request has changed the account, or when the new username is taken.
   */
  private async checkNames(account: Account, profile: ExternalIdentity, attempt: number): Promise<Account | null> {
    const { id, username, firstName, lastName, email, version, claimsChecked } = account;
    if (claimsChecked || !profile.addresses) return account;
    const addresses = addressesOf(profile, email);
    const changes = {
      ...(isUsernameFromAddress(username, addresses) && usernameColumns(profile, attempt, email)),
      ...(firstName !== null && isNameFromAddress(firstName, addresses) && { firstName: null }),
      ...(lastName !== null && isNameFromAddress(lastName, addresses) && { lastName: null }),
    };
    const isChanged = Object.keys(changes).length > 0;
    try {
      return await this.database.$transaction(async (tx) => {
        const [checked] = await tx.account.updateManyAndReturn({
          where: { id, version, claimsChecked: false },
          data: { ...changes, claimsChecked: true, version: isChanged ? version + 1 : version },
        });
        if (checked && isChanged)
          await writeOutbox(tx, profileUpdated, { entityId: id, data: presentAuthorSnapshot(checked) });
        return checked ?? null;
      });
    } catch (error) {
      if (isUniqueViolation(error, 'username_key')) return null;
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

/** Returns the columns of a username: the provider's suggestion, or a neutral username if the suggestion is made of an email address. */
function usernameColumns(profile: ExternalIdentity, attempt: number, email: string | null = null) {
  const { suggestedUsername } = profile;
  const isUsable = !isUsernameFromAddress(suggestedUsername ?? '', addressesOf(profile, email));
  const username = suggestUsername(isUsable ? suggestedUsername : null, attempt);
  return { username, usernameKey: normalizeUsername(username) };
}

/** Returns a first or last name; null when the given name is invalid or made of an email address. */
function nameOrNull(given: string | null | undefined, profile: ExternalIdentity): string | null {
  const name = nameSchema.safeParse(given).data;
  return name && !isNameFromAddress(name, addressesOf(profile)) ? name : null;
}
