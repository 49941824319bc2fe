import type { User } from '@memory/contracts';
import { TEST_PASSWORD } from './factories.ts';
import { startResetApp, type ResetApp } from './password-reset-app.ts';

export interface DeletionApp extends ResetApp {
  /** Requests the deletion of an account with its password. */
  requestDeletion(user: Pick<User, 'id'>, language?: 'en' | 'zh'): ReturnType<ResetApp['request']>;
  /** Cancels it, as the gateway does at a sign-in. */
  cancelDeletion(user: Pick<User, 'id'>, language?: 'en' | 'zh'): ReturnType<ResetApp['request']>;
  /** Lets the day of the erasure be over. */
  makeDueForErasure(user: Pick<User, 'id'>): Promise<void>;
  exists(user: Pick<User, 'id'>): Promise<boolean>;
}

/** Starts social-svc with a mail server. */
export async function startDeletionApp(environment: Record<string, string> = {}): Promise<DeletionApp> {
  const app = await startResetApp(environment);
  return {
    ...app,
    requestDeletion: ({ id }, language = 'en') =>
      app.request('POST', '/api/account-deletion', {
        as: id,
        body: { password: TEST_PASSWORD },
        headers: { 'accept-language': language },
        client: { sessionId: `session of ${id}` },
      }),
    cancelDeletion: ({ id }, language = 'en') =>
      app.request('POST', `/internal/accounts/${id}/deletion/cancel`, { body: { language } }),
    async makeDueForErasure({ id }) {
      await app.database
        .$executeRaw`UPDATE requested_deletion SET erase_after = now() - interval '1 second' WHERE account_id = ${id}::uuid`;
    },
    exists: async ({ id }) => (await app.database.account.count({ where: { id } })) === 1,
  };
}
