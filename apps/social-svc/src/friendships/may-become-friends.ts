import type { Transaction } from '../database.ts';

/**
 * Whether two users may become friends. A student is private to the school: only people of a class that the student attends may be friends with the
 * student. For everyone else the response is the same as for an unknown user.
 */
export async function mayBecomeFriends(tx: Transaction, userId: string, otherId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ allowed: boolean }[]>`
    WITH member AS (
      SELECT class_id, account_id FROM class_student WHERE left_at IS NULL AND account_id IN (${userId}::uuid, ${otherId}::uuid)
      UNION ALL
      SELECT class_id, account_id FROM class_teacher WHERE account_id IN (${userId}::uuid, ${otherId}::uuid)
    )
    SELECT NOT EXISTS (SELECT FROM account WHERE id IN (${userId}::uuid, ${otherId}::uuid) AND role = 'student')
      OR EXISTS (
        SELECT FROM member one JOIN member other USING (class_id)
        WHERE one.account_id = ${userId}::uuid AND other.account_id = ${otherId}::uuid) AS allowed`;
  return row?.allowed ?? false;
}
