import type { AccountRole } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database, type Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { type ClassAction, rejectionOf } from './class.policy.ts';

/** A class with what its viewer is to it. */
export interface ViewedClass {
  readonly id: string;
  readonly name: string;
  readonly schoolYear: string | null;
  readonly archivedAt: Date | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly role: AccountRole;
  readonly isTeacherOfClass: boolean;
  readonly isStudentOfClass: boolean;
}

/** SQL: the columns of `ViewedClass` from a class `c` and the account `viewer`. */
export const viewedClassColumns = Prisma.sql`
  c.id, c.name, c.school_year AS "schoolYear", c.archived_at AS "archivedAt", c.version,
  c.created_at AS "createdAt", c.updated_at AS "updatedAt", viewer.role,
  EXISTS (SELECT FROM class_teacher t WHERE t.class_id = c.id AND t.account_id = viewer.id) AS "isTeacherOfClass",
  EXISTS (SELECT FROM class_student s WHERE s.class_id = c.id AND s.account_id = viewer.id AND s.left_at IS NULL)
    AS "isStudentOfClass"`;

interface LockOptions {
  /** Another account whose rows the transaction changes. */
  readonly otherId?: string;
  /** The lock of the viewer's account and the other account (`lockAccounts`). */
  readonly accounts?: 'keep' | 'change';
}

/**
 * Every request reads the class, the viewer's role and the viewer's links in one statement, never from the session, so that a withdrawal is in force
 * at once.
 */
@Injectable()
export class ClassAccess {
  constructor(private readonly database: Database) {}

  /** Reads a class. @throws ApiError of the policy: `class_not_found`, `teachers_only`, `class_archived` */
  async read(
    viewerId: string,
    classId: string,
    action: ClassAction,
    tx: Transaction = this.database,
  ): Promise<ViewedClass> {
    const [found] = await tx.$queryRaw<ViewedClass[]>`
      SELECT ${viewedClassColumns} FROM school_class c, account viewer
      WHERE c.id = ${classId}::uuid AND viewer.id = ${viewerId}::uuid`;
    const rejection = found
      ? rejectionOf(action, { ...found, isArchived: found.archivedAt !== null })
      : 'class_not_found';
    if (!found || rejection !== null) throw new ApiError(rejection ?? 'class_not_found');
    return found;
  }

  /**
   * Reads a class and locks it until the transaction ends, so that concurrent changes of one class wait for each other. Accounts are locked first, as
   * in every transaction that locks accounts. The class is read by a statement of its own, because a statement that has waited for a lock sees
   * other tables as they were before.
   * @throws ApiError as `read`
   */
  async lock(
    tx: Transaction,
    viewerId: string,
    classId: string,
    action: ClassAction,
    { otherId, accounts = 'keep' }: LockOptions = {},
  ): Promise<ViewedClass> {
    await lockAccounts(tx, accounts, ...new Set([viewerId, otherId ?? viewerId]));
    await tx.$queryRaw`SELECT 1 FROM school_class WHERE id = ${classId}::uuid FOR NO KEY UPDATE`;
    return this.read(viewerId, classId, action, tx);
  }
}

/** Counts a change of a class, its teachers or its students. */
export async function incrementClassVersion(tx: Transaction, classId: string): Promise<void> {
  await tx.schoolClass.update({ where: { id: classId }, data: { version: { increment: 1 } } });
}
