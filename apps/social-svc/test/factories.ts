import { randomUUID } from 'node:crypto';
import { externalIdentitySchema, normalizeUsername, type User } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { v7 as uuidv7 } from 'uuid';
import { presentAuthorSnapshot, presentUser } from '../src/accounts/account.presenter.ts';
import { emailUniqueKey } from '../src/accounts/email-unique-key.ts';
import { FindOrCreateExternalAccount } from '../src/accounts/find-or-create-external-account.ts';
import { PasswordHasher } from '../src/accounts/password-hasher.ts';
import { SecurityLog } from '../src/security-log/security-log.ts';
import type { SocialApp } from './social-app.ts';

export const TEST_PASSWORD = 'correct horse 电池';

const newUsername = (): string => `u-${randomUUID().slice(0, 13)}`;

/** Registers a user. Fields that the test does not give are generated. */
export async function registerUser(app: SocialApp, given: Record<string, unknown> = {}): Promise<User> {
  const response = await app.request('POST', '/api/simple-register', {
    body: { username: newUsername(), password: TEST_PASSWORD, ...given },
  });
  if (response.statusCode !== 201) throw new Error(`registration failed with ${response.statusCode}: ${response.body}`);
  return response.json<User>();
}

/** The hash of the password of all stored users: hashing it for each of them took a third of the processor time of these specs. */
let passwordHash: Promise<string> | undefined;

interface StoredUserFields {
  readonly username?: string;
  readonly email?: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/**
 * Stores a user with what a registration stores, for tests whose subject is neither registration nor passwords: all stored users have one
 * password hash. stored-users.spec.ts compares them with registered users.
 */
export async function storeUser(
  { app, database }: SocialApp,
  { username = newUsername(), email, firstName, lastName }: StoredUserFields = {},
): Promise<User> {
  const data = {
    id: uuidv7(),
    username,
    usernameKey: normalizeUsername(username),
    email: email ?? null,
    emailKey: email === undefined ? null : emailUniqueKey(email),
    passwordHash: await (passwordHash ??= new PasswordHasher().hash(TEST_PASSWORD)),
    firstName: firstName ?? null,
    lastName: lastName ?? null,
  };
  return database.$transaction(async (tx) => {
    const account = await tx.account.create({ data });
    await writeOutbox(tx, accountRegistered, { entityId: account.id, data: presentAuthorSnapshot(account) });
    await app.get(SecurityLog).record(tx, { event: 'account.registered', userId: account.id });
    return presentUser(account);
  });
}

/** Finds or creates the account of an identity, as after a sign-in at the provider. The test gives what the provider claims about the person. */
export async function openExternalAccount({ app }: SocialApp, claimed: Record<string, unknown>): Promise<User> {
  const identity = externalIdentitySchema.parse({ issuer: 'https://accounts.example', ...claimed });
  return presentUser(await app.get(FindOrCreateExternalAccount).execute(identity));
}
