import { Injectable } from '@nestjs/common';
import { endSessionsOfClass } from '../class-sign-in/end-class-sessions.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ClassAccess } from './class-access.ts';

@Injectable()
export class DeleteClass {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Deletes a class with its links to teachers and students. Their accounts, the student records and what the students wrote stay.
   * @throws ApiError `class_not_found`, `teachers_only`
   */
  async execute(viewerId: string, classId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'delete');
      await endSessionsOfClass(tx, classId);
      await tx.schoolClass.delete({ where: { id: classId } });
      await this.securityLog.record(tx, { event: 'class.deleted', userId: viewerId, details: { classId } });
    });
  }
}
