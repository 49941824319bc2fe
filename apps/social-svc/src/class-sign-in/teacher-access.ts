import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ClassAccess, type ViewedClass } from '../classes/class-access.ts';
import type { Transaction } from '../database.ts';
import { signInRejectionOf } from './class-sign-in.policy.ts';

/** The class of a request, for its own teachers alone. */
@Injectable()
export class TeacherAccess {
  constructor(private readonly classAccess: ClassAccess) {}

  /** @throws ApiError `class_not_found`, `teachers_only` */
  async read(viewerId: string, classId: string): Promise<void> {
    requireTeacher(await this.classAccess.read(viewerId, classId, 'read'), false);
  }

  /**
   * Locks the viewer, the student and the class. A student who signs in waits for the lock of the class (`StudentAdmission`).
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived` when the request changes something
   */
  async lock(
    tx: Transaction,
    viewerId: string,
    classId: string,
    { changes, studentId }: { readonly changes: boolean; readonly studentId?: string },
  ): Promise<void> {
    const options = studentId === undefined ? {} : { otherId: studentId };
    requireTeacher(await this.classAccess.lock(tx, viewerId, classId, 'read', options), changes);
  }
}

function requireTeacher(viewed: ViewedClass, changes: boolean): void {
  const rejection = signInRejectionOf(viewed, { changes });
  if (rejection !== null) throw new ApiError(rejection);
}
