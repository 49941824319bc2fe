import type { ClassDetails, NewClass } from '@memory/contracts';
import { type IdempotentRequest, runIdempotently } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { isNotWaitingForErasure } from '../blocks/block.policy.ts';
import { Database, type Transaction } from '../database.ts';
import { ClassAccess } from './class-access.ts';
import { insertClass } from './create-class.ts';
import { ReadClass } from './read-class.ts';

@Injectable()
export class CopyClass {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly readClass: ReadClass,
  ) {}

  /**
   * Creates a class with the students who attend another class at present, without those who have left the class or the school. The viewer teaches
   * the copy; the original stays as it is.
   * @throws ApiError `class_not_found`, `teachers_only`, `too_many_classes`, `idempotency_key_reused`
   */
  async execute(
    viewerId: string,
    classId: string,
    newClass: NewClass,
    request: IdempotentRequest | null,
  ): Promise<ClassDetails> {
    const { id } = await runIdempotently(this.database, request, async (tx: Transaction) => {
      await this.classAccess.lock(tx, viewerId, classId, 'copy', { accounts: 'change' });
      const copyId = await insertClass(tx, viewerId, newClass, classId);
      await this.copyStudents(tx, classId, copyId);
      return { id: copyId };
    });
    return this.readClass.execute(viewerId, id);
  }

  /** The row lock skips students whose accounts a concurrent transaction deletes. */
  private async copyStudents(tx: Transaction, classId: string, copyId: string): Promise<void> {
    await tx.$executeRaw`
      INSERT INTO class_student (class_id, account_id)
      SELECT ${copyId}::uuid, a.id
      FROM class_student s JOIN account a ON a.id = s.account_id JOIN student_record r ON r.account_id = a.id
      WHERE s.class_id = ${classId}::uuid AND s.left_at IS NULL AND r.archived_at IS NULL
        AND ${isNotWaitingForErasure('a.id')}
      ORDER BY a.id FOR KEY SHARE OF a`;
  }
}
