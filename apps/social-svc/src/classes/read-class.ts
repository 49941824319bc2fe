import type { ClassDetails } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ClassAccess } from './class-access.ts';
import { viewerOfClass } from './class.policy.ts';
import { presentClass } from './class.presenter.ts';
import { ReadClassPeople } from './read-class-people.ts';

@Injectable()
export class ReadClass {
  constructor(
    private readonly classAccess: ClassAccess,
    private readonly readClassPeople: ReadClassPeople,
  ) {}

  /** Reads a class with its teachers and, unless the viewer is a student, its students. @throws ApiError `class_not_found` */
  async execute(viewerId: string, classId: string): Promise<ClassDetails> {
    const viewed = await this.classAccess.read(viewerId, classId, 'read');
    const viewer = viewerOfClass(viewed);
    if (viewer === null) throw new ApiError('class_not_found');
    const [people, students] = await Promise.all([
      this.readClassPeople.summarize([classId]),
      viewer === 'student' ? null : this.readClassPeople.listStudents(classId),
    ]);
    return { ...presentClass(viewed, people(classId)), viewer, students };
  }
}
