import { expect } from '@playwright/test';
import { queryDatabase } from './stored-data.ts';

/** Waits until a new friend sees what friends may see: what gives sight arrives at journal-svc as an event, a moment after the response. */
export async function waitForFriendship(userId: string, otherId: string): Promise<void> {
  const sql = 'SELECT kind FROM user_relation WHERE user_id = $1 AND other_id = $2';
  await expect
    .poll(() => queryDatabase('memory_journal', sql, [userId, otherId]), { intervals: [20] })
    .toEqual([{ kind: 'friend' }]);
}
