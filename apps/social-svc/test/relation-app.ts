import type { PairRelation, User, UserPair, UserRelation } from '@memory/contracts';
import { relationChanged } from '@memory/events';
import { eventually } from '@memory/testing';
import { AccountDeletionPoller } from '../src/account-deletion/account-deletion-poller.ts';
import { type DeletionApp, startDeletionApp } from './account-deletion-app.ts';
import { STORE_WITHDRAWAL } from './fake-peer-service.ts';

type Response = ReturnType<DeletionApp['request']>;
type StoreWithdrawal = NonNullable<ReturnType<DeletionApp['fakePeers']['responses']['get']>>;

export interface RelationApp extends DeletionApp {
  add(as: User, friend: User): Response;
  remove(as: User, friend: User): Response;
  block(as: User, blocked: User): Response;
  unblock(as: User, blocked: User): Response;
  /** Sets how journal-svc responds to withdrawals. */
  respondToWithdrawals(respond: StoreWithdrawal): void;
  /** The withdrawals that were sent to journal-svc. */
  withdrawals(): PairRelation[];
  /** The published relations of pairs in which one of these users is, in the order of the stream. */
  events(users: readonly User[]): Promise<PairRelation[]>;
  /** Reads relations as journal-svc does. */
  readRelations(pairs: UserPair[]): Promise<ReadRelations>;
  /** All ranges of relations, as journal-svc reads them. */
  listRelations(): Promise<ListedRelation[]>;
}

interface ReadRelations {
  relations: (PairRelation & { isChanging: boolean })[];
  allWriteThrough: boolean;
}
type ListedRelation = UserPair & { kind: UserRelation };

export const confirm = () => ({ status: 204, body: null });
export const fail = () => ({
  status: 500,
  body: { statusCode: 500, code: 'internal', message: 'out of order' },
});

/** The pair of two users, in either order. */
export const pairOf = (one: string, other: string): UserPair =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one };

/** Starts social-svc, in which no account is erased by itself. */
export async function startRelationApp(environment: Record<string, string> = {}): Promise<RelationApp> {
  const app = await startDeletionApp(environment);
  await app.app.get(AccountDeletionPoller).beforeApplicationShutdown();
  return {
    ...app,
    add: (as, friend) => app.request('POST', '/api/friends', { as: as.id, body: { friendId: friend.id } }),
    remove: (as, friend) => app.request('DELETE', `/api/friends/${friend.id}`, { as: as.id }),
    block: (as, blocked) => app.request('POST', '/api/blocks', { as: as.id, body: { userId: blocked.id } }),
    unblock: (as, blocked) => app.request('DELETE', `/api/blocks/${blocked.id}`, { as: as.id }),
    respondToWithdrawals: (respond) => void app.fakePeers.responses.set(STORE_WITHDRAWAL, respond),
    withdrawals: () =>
      app.fakePeers.calls.filter(({ route }) => route === STORE_WITHDRAWAL).map(({ body }) => body as PairRelation),
    async events(users) {
      await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
      const ids = new Set(users.map(({ id }) => id));
      return (await app.redis.xrange('events:social', '-', '+'))
        .map(([, fields]) => JSON.parse(fields[1]!) as { type: string; data: PairRelation })
        .filter(({ type, data }) => type === relationChanged.type && (ids.has(data.firstId) || ids.has(data.secondId)))
        .map(({ data }) => data);
    },
    async readRelations(pairs) {
      return (await app.request('POST', '/internal/relations/read', { body: { pairs } })).json<ReadRelations>();
    },
    async listRelations() {
      const all: ListedRelation[] = [];
      let after: string | null = null;
      do {
        const response = await app.request('POST', '/internal/relations/list', { body: { after } });
        const { relations, last } = response.json<{ relations: ListedRelation[]; last: string | null }>();
        all.push(...relations);
        after = last;
      } while (after !== null);
      return all;
    },
  };
}
