import { randomUUID } from 'node:crypto';
import { envelopeSchema } from '@memory/events';
import { eventually, failNextWrite } from '@memory/testing';
import { Redis } from 'ioredis';
import { PASSWORD, register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let redis: Redis;
beforeAll(async () => {
  app = await startSocialApp();
  redis = new Redis(app.redis.url);
});
afterAll(async () => {
  redis.disconnect();
  await app.stop();
});

interface Change {
  readonly name: string;
  /** The type of the event that tells of it. */
  readonly event: string;
  /** @returns the request that makes the change of the account with this username */
  prepare(username: string): Promise<Parameters<SocialApp['call']>>;
}

const changes: readonly Change[] = [
  {
    name: 'a registration',
    event: 'account.registered',
    prepare: async (username) => ['POST', '/internal/accounts', { body: { username, password: PASSWORD } }],
  },
  {
    name: 'a first sign-in through a provider',
    event: 'account.registered',
    prepare: async (username) => [
      'POST',
      '/internal/accounts/external',
      { body: { issuer: 'https://accounts.example', subject: username, suggestedUsername: username } },
    ],
  },
  {
    name: 'a change of a profile',
    event: 'profile.updated',
    prepare: async (username) => [
      'PATCH',
      '/api/profile',
      { as: (await register(app, { username })).id, body: { firstName: '红' } },
    ],
  },
  {
    name: 'a deletion of an account',
    event: 'account.deleted',
    prepare: async (username) => ['DELETE', `/internal/accounts/${(await register(app, { username })).id}`],
  },
];

const unpublished = () => app.database.outboxEvent.count();

/** The events on the bus, as JSON, once all that are in the outbox have been published. */
async function published(): Promise<string[]> {
  await eventually(async () => expect(await unpublished()).toBe(0));
  const messages = await redis.xrange('events:social', '-', '+');
  return messages.map(([, fields]) => fields[1]!);
}

const typeOf = (event: string): string => envelopeSchema.parse(JSON.parse(event)).type;

/** What the service has of people: their accounts, and whose deletion is under way. */
const people = async () => ({
  accounts: await app.database.account.findMany({ orderBy: { id: 'asc' } }),
  erasures: await app.database.erasure.findMany(),
});

const refusals = [
  { what: 'its event cannot be written', refuse: () => failNextWrite(app.database, 'outbox', 'insert') },
  { what: 'it cannot be committed', refuse: () => failNextWrite(app.database, 'account', 'commit') },
];

describe.each(changes)('$name', ({ event, prepare }) => {
  it.each(refusals)('is neither made nor told when $what, and told once when tried again', async ({ refuse }) => {
    const request = await prepare(`u${randomUUID().slice(0, 8)}`);
    const [before, told] = [await people(), await published()];
    await refuse();

    expect((await app.call(...request)).json()).toMatchObject({ statusCode: 500, code: 'internal' });
    expect(await people()).toEqual(before);
    expect(await published()).toEqual(told);

    expect((await app.call(...request)).statusCode).toBeLessThan(300);
    expect(await people()).not.toEqual(before);
    expect((await published()).slice(told.length).map(typeOf)).toEqual([event]);
  });
});
