import type { ClassChanges, ClassDetails } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { endSessionsOfClass } from '../class-sign-in/end-class-sessions.ts';
import { Database } from '../database.ts';
import { ClassAccess } from './class-access.ts';
import { teachesTooManyClasses } from './create-class.ts';
import { ReadClass } from './read-class.ts';

@Injectable()
export class UpdateClass {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly readClass: ReadClass,
  ) {}

  /**
   * Renames, archives or restores a class. An archived class accepts a change only together with its restoration.
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `too_many_classes`
   */
  async execute(viewerId: string, classId: string, changes: ClassChanges): Promise<ClassDetails> {
    const { name, schoolYear, isArchived } = changes;
    await this.database.$transaction(async (tx) => {
      const action = isArchived === false ? 'restore' : 'change';
      const { archivedAt, isTeacherOfClass } = await this.classAccess.lock(tx, viewerId, classId, action, {
        accounts: 'change',
      });
      const isRestored = isArchived === false && archivedAt !== null;
      if (isRestored && isTeacherOfClass && (await teachesTooManyClasses(tx, viewerId)))
        throw new ApiError('too_many_classes');
      if (name === undefined && schoolYear === undefined && isArchived === undefined) return;
      if (isArchived === true && archivedAt === null) await endSessionsOfClass(tx, classId);
      await tx.schoolClass.update({
        where: { id: classId },
        data: {
          name,
          schoolYear,
          ...(isArchived !== undefined && { archivedAt: isArchived ? new Date() : null }),
          version: { increment: 1 },
        },
      });
    });
    return this.readClass.execute(viewerId, classId);
  }
}
