import type { StudentSignIn } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { ClassAccess } from '../classes/class-access.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { presentStudentSignIn, StudentSignIns } from './student-sign-ins.ts';

@Injectable()
export class ListStudentSignIns {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
    private readonly studentSignIns: StudentSignIns,
    private readonly classAccess: ClassAccess,
  ) {}

  /** Who reads the pictures can sign in as the students, so that the security log records it. @throws ApiError `class_not_found`, `teachers_only` */
  async execute(viewerId: string, classId: string): Promise<StudentSignIn[]> {
    return this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'look after');
      const signIns = await this.studentSignIns.ofClass(tx, classId);
      await this.securityLog.record(tx, { event: 'class.sign_ins_read', userId: viewerId, details: { classId } });
      return signIns.map(presentStudentSignIn);
    });
  }
}
