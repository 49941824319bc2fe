import { randomUUID } from 'node:crypto';
import { envelopeSchema, relationChanged } from '@memory/events';
import { eventually, failNextWrite } from '@memory/testing';
import { openExternalAccount, TEST_PASSWORD, registerUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

interface Change {
  readonly name: string;
  /** The type of its event. */
  readonly event: string;
  /** A table that it writes to; `account` by default. */
  readonly table?: string;
  /** @returns the request, or the call of a use case, that makes the change to the account with this username */
  prepare(username: string): Promise<Parameters<SocialApp['request']> | (() => Promise<unknown>)>;
}

const changes: readonly Change[] = [
  {
    name: 'a registration',
    event: 'account.registered',
    prepare: async (username) => ['POST', '/api/simple-register', { body: { username, password: TEST_PASSWORD } }],
  },
  {
    name: 'a first sign-in through a provider',
    event: 'account.registered',
    prepare: async (username) => () => openExternalAccount(app, { subject: username, suggestedUsername: username }),
  },
  {
    name: 'a change of a profile',
    event: 'profile.updated',
    prepare: async (username) => [
      'PATCH',
      '/api/profile',
      { as: (await registerUser(app, { username })).id, body: { firstName: '红' } },
    ],
  },
  {
    name: 'a requirement of a second factor',
    event: 'sessions.revoked',
    prepare: async (username) => [
      'PATCH',
      `/internal/accounts/${(await registerUser(app, { username })).id}/second-factor`,
      { body: { required: true } },
    ],
  },
  {
    name: 'a change of a password',
    event: 'sessions.revoked',
    prepare: async (username) => [
      'POST',
      '/api/change-password',
      {
        as: (await registerUser(app, { username })).id,
        body: { currentPassword: TEST_PASSWORD, newPassword: 'another secret' },
      },
    ],
  },
  {
    name: 'a request to delete an account',
    event: 'sessions.revoked',
    table: 'requested_deletion',
    prepare: async (username) => [
      'POST',
      '/api/account-deletion',
      { as: (await registerUser(app, { username })).id, body: { password: TEST_PASSWORD } },
    ],
  },
  {
    name: 'a deletion of an account',
    event: 'account.deleted',
    prepare: async (username) => ['DELETE', `/internal/accounts/${(await registerUser(app, { username })).id}`],
  },
];

/** Makes a change. @throws when it fails, for a request when its response is an error */
async function make(change: Awaited<ReturnType<Change['prepare']>>): Promise<void> {
  if (typeof change === 'function') return void (await change());
  const { statusCode, body } = await app.request(...change);
  if (statusCode >= 300) throw new Error(body);
}

const unpublished = () => app.database.outboxEvent.count();

/** The published events, as JSON, once the outbox is empty. */
async function published(): Promise<string[]> {
  await eventually(async () => expect(await unpublished()).toBe(0));
  const messages = await app.redis.xrange('events:social', '-', '+');
  return messages.map(([, fields]) => fields[1]!);
}

const typeOf = (event: string): string => envelopeSchema.parse(JSON.parse(event)).type;

/** All accounts, requested deletions and erasures in the database. */
const readState = async () => ({
  accounts: await app.database.account.findMany({ orderBy: { id: 'asc' } }),
  erasures: await app.database.erasure.findMany(),
  deletions: await app.database.requestedDeletion.findMany(),
});

const failures = [
  { what: 'its event cannot be written', fail: () => failNextWrite(app.database, 'outbox', 'insert') },
  { what: 'it cannot be committed', fail: (table: string) => failNextWrite(app.database, table, 'commit') },
];

describe.each(changes)('$name', ({ event, table = 'account', prepare }) => {
  it.each(failures)(
    'is rolled back without an event when $what, and publishes one event when repeated',
    async ({ fail }) => {
      const change = await prepare(`u${randomUUID().slice(0, 8)}`);
      const [before, eventsBefore] = [await readState(), await published()];
      await fail(table);

      await expect(make(change)).rejects.toThrow(typeof change === 'function' ? /./ : '"code":"internal"');
      expect(await readState()).toEqual(before);
      expect(await published()).toEqual(eventsBefore);

      await make(change);
      expect(await readState()).not.toEqual(before);
      // A request of deletion also confirms that journal-svc hides the account.
      const types = (await published()).slice(eventsBefore.length).map(typeOf);
      expect(types.filter((type) => type !== relationChanged.type)).toEqual([event]);
    },
  );
});
