import { CLASS_STUDENTS_MAX, type ClassStudent, type NewStudent } from '@memory/contracts';
import { ApiError, type IdempotentRequest, runIdempotently } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ClassAccess, incrementClassVersion } from './class-access.ts';
import { CreateStudentAccounts } from './create-student-accounts.ts';
import { ReadClassStudent } from './read-class-student.ts';

@Injectable()
export class AddClassStudent {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly createStudentAccounts: CreateStudentAccounts,
    private readonly readClassStudent: ReadClassStudent,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Creates the account of a student and adds it to a class. Only the id is stored under the idempotency key: a repeated request reads the student
   * again, so that it shows nothing to who no longer teaches the class.
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `too_many_students`, `student_number_taken`, `idempotency_key_reused`
   */
  async execute(
    viewerId: string,
    classId: string,
    student: NewStudent,
    request: IdempotentRequest | null,
  ): Promise<ClassStudent> {
    const { id } = await this.add(viewerId, classId, student, request).catch((error: unknown) => {
      throw isUniqueViolation(error, 'student_number') ? new ApiError('student_number_taken', { cause: error }) : error;
    });
    return this.readClassStudent.execute(viewerId, classId, id);
  }

  private add(
    viewerId: string,
    classId: string,
    student: NewStudent,
    request: IdempotentRequest | null,
  ): Promise<{ id: string }> {
    return runIdempotently(this.database, request, async (tx: Transaction) => {
      await this.classAccess.lock(tx, viewerId, classId, 'change');
      if ((await tx.classStudent.count({ where: { classId, leftAt: null } })) >= CLASS_STUDENTS_MAX)
        throw new ApiError('too_many_students');
      const [id] = (await this.createStudentAccounts.execute(tx, [student])) as [string];
      await tx.classStudent.create({ data: { classId, accountId: id } });
      await incrementClassVersion(tx, classId);
      const users = { userId: viewerId, targetUserId: id };
      await this.securityLog.record(tx, { event: 'class.student_added', ...users, details: { classId } });
      return { id };
    });
  }
}
