import { writeOutboxBatch } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import type { Transaction } from '../database.ts';

/** The device or the method of the sessions that end. */
interface EndedClassSessions {
  readonly deviceId?: string;
  readonly method?: 'pictures' | 'badge';
}

/**
 * Ends the sessions that students began with pictures or a badge, when the transaction is committed. Other sessions of the students stay. The
 * transaction must have locked the class or the student's account before: a sign-in takes the same locks, so that its session either began earlier
 * and ends, or does not begin.
 */
export function endClassSessions(
  tx: Transaction,
  studentIds: readonly string[],
  ended: EndedClassSessions = {},
): Promise<void> {
  const events = studentIds.map((userId) => ({ entityId: userId, data: { userId, classSessions: ended } }));
  return writeOutboxBatch(tx, sessionsRevoked, events);
}

/** Ends the sessions of all students who attend a class. */
export async function endSessionsOfClass(tx: Transaction, classId: string, ended?: EndedClassSessions): Promise<void> {
  const students = await tx.classStudent.findMany({ where: { classId, leftAt: null }, select: { accountId: true } });
  await endClassSessions(
    tx,
    students.map(({ accountId }) => accountId),
    ended,
  );
}
