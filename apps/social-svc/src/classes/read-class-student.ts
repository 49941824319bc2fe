import type { ClassStudent } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ClassAccess } from './class-access.ts';
import { viewerOfClass } from './class.policy.ts';
import { ReadClassPeople } from './read-class-people.ts';

@Injectable()
export class ReadClassStudent {
  constructor(
    private readonly classAccess: ClassAccess,
    private readonly readClassPeople: ReadClassPeople,
  ) {}

  /** Reads one student of a class for its teachers and admins. @throws ApiError `class_not_found`, `teachers_only`, `student_not_found` */
  async execute(viewerId: string, classId: string, studentId: string): Promise<ClassStudent> {
    const viewed = await this.classAccess.read(viewerId, classId, 'read');
    if (viewerOfClass(viewed) === 'student') throw new ApiError('teachers_only');
    const [student] = await this.readClassPeople.listStudents(classId, studentId);
    if (!student) throw new ApiError('student_not_found');
    return student;
  }
}
