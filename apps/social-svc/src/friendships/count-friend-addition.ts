import { ApiError } from '@memory/service-kit';
import type { Transaction } from '../database.ts';

/**
 * The number of friendships and friend requests that one user may create in a day. A teacher with five classes of forty pupils may add all pupils
 * on the first day of school; a program that adds every user it finds exceeds this number. Accepting a request does not count, because the other
 * user sent the request.
 */
export const FRIENDS_ADDED_PER_DAY = 200;

/**
 * Counts a friendship or request that the user creates in this transaction. The user's day begins with the first addition and has 24 hours. The
 * statement locks the user's row, so concurrent calls count one after the other. The rollback after the error takes the rejected addition back.
 * @throws ApiError `too_many_friends_added`
 */
export async function countFriendAddition(tx: Transaction, userId: string): Promise<void> {
  const [day] = await tx.$queryRaw<{ count: number; secondsLeft: number }[]>`
    INSERT INTO friend_additions AS f (user_id, count) VALUES (${userId}::uuid, 1)
    ON CONFLICT (user_id) DO UPDATE SET
      count = CASE WHEN f.since <= now() - interval '24 hours' THEN 1 ELSE f.count + 1 END,
      since = CASE WHEN f.since <= now() - interval '24 hours' THEN now() ELSE f.since END
    RETURNING count, ceil(extract(epoch FROM since + interval '24 hours' - now()))::int AS "secondsLeft"`;
  if (day && day.count > FRIENDS_ADDED_PER_DAY)
    throw new ApiError('too_many_friends_added', { retryAfterSeconds: Math.max(1, day.secondsLeft) });
}
