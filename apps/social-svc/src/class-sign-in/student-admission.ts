import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database, type Transaction } from '../database.ts';
import { signsInThroughClass } from './class-sign-in.policy.ts';

/** Decides whether a student may sign in through a class, in an order with everything that withdraws it. */
@Injectable()
export class StudentAdmission {
  constructor(private readonly database: Database) {}

  /** The classes through which a student signs in at present. */
  async classesOf(studentId: string, tx: Transaction = this.database): Promise<string[]> {
    const links = await tx.classStudent.findMany({
      where: { accountId: studentId, ...signsInThroughClass },
      select: { classId: true },
    });
    return links.map(({ classId }) => classId);
  }

  /**
   * Locks the account of the student and the classes, and then reads through which of the classes the student signs in. Transactions that remove a
   * student, a device or a badge, or archive a class, hold one of these locks until they have written the event that ends sessions. A later sign-in
   * sees the removal. The session of an earlier sign-in began before the event, and ends.
   */
  async lock(tx: Transaction, studentId: string, classIds: readonly string[]): Promise<string[]> {
    await lockAccounts(tx, 'change', studentId);
    await tx.$queryRaw`SELECT 1 FROM school_class WHERE id = ANY(${[...classIds]}::uuid[]) ORDER BY id FOR SHARE`;
    const admitted = await this.classesOf(studentId, tx);
    return admitted.filter((classId) => classIds.includes(classId));
  }
}
