import { CLASS_TEACHERS_MAX, type ClassDetails, normalizeUsername } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ClassAccess, incrementClassVersion } from './class-access.ts';
import { actsAsTeacher } from './class.policy.ts';
import { teachesTooManyClasses } from './create-class.ts';
import { ReadClass } from './read-class.ts';

@Injectable()
export class AddClassTeacher {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly readClass: ReadClass,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Adds a teacher to a class. The response is the same (404) for an unknown username and for an account that is neither a teacher nor an admin, so
   * that the route does not reveal which usernames exist.
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `teacher_not_found`, `too_many_teachers`
   */
  async execute(viewerId: string, classId: string, username: string): Promise<ClassDetails> {
    // Who may not change the class learns nothing of the username.
    await this.classAccess.read(viewerId, classId, 'change');
    const usernameKey = normalizeUsername(username);
    const teacher = await this.database.account.findUnique({ where: { usernameKey, ...actsAsTeacher } });
    if (!teacher) throw new ApiError('teacher_not_found');
    await this.database.$transaction((tx) => this.add(tx, viewerId, classId, teacher.id));
    return this.readClass.execute(viewerId, classId);
  }

  private async add(tx: Transaction, viewerId: string, classId: string, teacherId: string): Promise<void> {
    await this.classAccess.lock(tx, viewerId, classId, 'change', { otherId: teacherId, accounts: 'change' });
    // The role may have been withdrawn since it was read.
    if ((await tx.account.count({ where: { id: teacherId, ...actsAsTeacher } })) === 0)
      throw new ApiError('teacher_not_found');
    const links = await tx.classTeacher.findMany({ where: { classId } });
    if (links.some(({ accountId }) => accountId === teacherId)) return;
    if (links.length >= CLASS_TEACHERS_MAX || (await teachesTooManyClasses(tx, teacherId)))
      throw new ApiError('too_many_teachers');
    await tx.classTeacher.create({ data: { classId, accountId: teacherId } });
    await incrementClassVersion(tx, classId);
    const users = { userId: viewerId, targetUserId: teacherId };
    await this.securityLog.record(tx, { event: 'class.teacher_added', ...users, details: { classId } });
  }
}
