import type { User } from '@memory/contracts';
import { CancelAccountDeletion } from '../src/account-deletion/cancel-account-deletion.ts';
import { TEST_PASSWORD } from './factories.ts';
import { startResetApp, type ResetApp } from './password-reset-app.ts';

export interface DeletionApp extends ResetApp {
  /** Requests the deletion of an account with its password. */
  requestDeletion(user: Pick<User, 'id'>, language?: 'en' | 'zh'): ReturnType<ResetApp['request']>;
  /** Cancels it, as a sign-in does. @returns whether there was a deletion to cancel */
  cancelDeletion(user: Pick<User, 'id'>): Promise<boolean>;
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
    cancelDeletion: ({ id }) => app.app.get(CancelAccountDeletion).execute(id, 'en'),
    async makeDueForErasure({ id }) {
      await app.database
        .$executeRaw`UPDATE requested_deletion SET erase_after = now() - interval '1 second' WHERE account_id = ${id}::uuid`;
    },
    exists: async ({ id }) => (await app.database.account.count({ where: { id } })) === 1,
  };
}
