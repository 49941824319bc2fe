import { type AccountRole, type ClassDetails, CLASSES_PER_TEACHER_MAX, type NewClass } from '@memory/contracts';
import { ApiError, type IdempotentRequest, runIdempotently } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database, type Transaction } from '../database.ts';
import { mayTeach } from './class.policy.ts';
import { ReadClass } from './read-class.ts';

@Injectable()
export class CreateClass {
  constructor(
    private readonly database: Database,
    private readonly readClass: ReadClass,
  ) {}

  /**
   * Creates a class that the viewer teaches. Only its id is stored under the idempotency key: a repeated request reads the class again, and who no
   * longer teaches it gets 404.
   * @throws ApiError `teachers_only`, `too_many_classes`, `idempotency_key_reused`
   */
  async execute(viewerId: string, newClass: NewClass, request: IdempotentRequest | null): Promise<ClassDetails> {
    const { id } = await runIdempotently(this.database, request, async (tx: Transaction) => {
      await lockAccounts(tx, 'change', viewerId);
      const account = await tx.account.findUnique({ where: { id: viewerId }, select: { role: true } });
      if (!account || !mayTeach(account.role as AccountRole)) throw new ApiError('teachers_only');
      return { id: await insertClass(tx, viewerId, newClass) };
    });
    return this.readClass.execute(viewerId, id);
  }
}

/**
 * Inserts a class with its first teacher, whose account the transaction has locked for a change.
 * @throws ApiError `too_many_classes`
 */
export async function insertClass(
  tx: Transaction,
  teacherId: string,
  { name, schoolYear }: NewClass,
  copiedFrom: string | null = null,
): Promise<string> {
  if (await teachesTooManyClasses(tx, teacherId)) throw new ApiError('too_many_classes');
  const id = uuidv7();
  const teachers = { create: { accountId: teacherId } };
  await tx.schoolClass.create({ data: { id, name, schoolYear, copiedFrom, teachers } });
  return id;
}

/** Whether the account can teach no further class. The account must be locked for a change, so that concurrent requests count one after the other. */
export async function teachesTooManyClasses(tx: Transaction, accountId: string): Promise<boolean> {
  const where = { accountId, schoolClass: { archivedAt: null } };
  return (await tx.classTeacher.count({ where })) >= CLASSES_PER_TEACHER_MAX;
}
