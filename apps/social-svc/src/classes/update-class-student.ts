import { type ClassStudent, STUDENT_NAME_MISSING, type StudentChanges } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { ApiError, translatedFieldError } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { presentAuthorSnapshot } from '../accounts/account.presenter.ts';
import { Database, type Transaction } from '../database.ts';
import { ClassAccess, incrementClassVersion } from './class-access.ts';
import { studentAccountNames } from './create-student-accounts.ts';
import { attends } from './read-class-people.ts';
import { ReadClassStudent } from './read-class-student.ts';

@Injectable()
export class UpdateClassStudent {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly readClassStudent: ReadClassStudent,
  ) {}

  /**
   * Corrects the record of a student who attends the class. Corrected names are also those of the account.
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `student_not_found`, `student_number_taken`; `invalid_request` for a
   * student without a given name and a Chinese name
   */
  async execute(viewerId: string, classId: string, studentId: string, changes: StudentChanges): Promise<ClassStudent> {
    try {
      await this.database.$transaction((tx) => this.update(tx, viewerId, classId, studentId, changes));
    } catch (error) {
      if (isUniqueViolation(error, 'student_number')) throw new ApiError('student_number_taken', { cause: error });
      throw error;
    }
    return this.readClassStudent.execute(viewerId, classId, studentId);
  }

  private async update(
    tx: Transaction,
    viewerId: string,
    classId: string,
    studentId: string,
    changes: StudentChanges,
  ): Promise<void> {
    await this.classAccess.lock(tx, viewerId, classId, 'change', { otherId: studentId, accounts: 'change' });
    if ((await tx.classStudent.count({ where: { classId, accountId: studentId, ...attends } })) === 0)
      throw new ApiError('student_not_found');
    if (Object.values(changes).every((value) => value === undefined)) return;
    const before = await tx.studentRecord.findUniqueOrThrow({ where: { accountId: studentId } });
    const after = await tx.studentRecord.update({ where: { accountId: studentId }, data: changes });
    if (after.givenName === '' && after.chineseName === null)
      throw new ApiError('invalid_request', {
        fields: [translatedFieldError('givenName', STUDENT_NAME_MISSING)],
      });
    await incrementClassVersion(tx, classId);
    const names = studentAccountNames(after);
    const former = studentAccountNames(before);
    if (names.firstName === former.firstName && names.lastName === former.lastName) return;
    const account = await tx.account.update({
      where: { id: studentId },
      data: { ...names, version: { increment: 1 } },
    });
    await writeOutbox(tx, profileUpdated, { entityId: studentId, data: presentAuthorSnapshot(account) });
  }
}
