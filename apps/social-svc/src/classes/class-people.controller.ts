import {
  type ClassDetails,
  classRoutes as routes,
  type ClassStudent,
  type NewStudent,
  type StudentChanges,
} from '@memory/contracts';
import { CurrentIdempotentRequest, type IdempotentRequest, ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { AddClassStudent } from './add-class-student.ts';
import { AddClassTeacher } from './add-class-teacher.ts';
import { RemoveClassStudent } from './remove-class-student.ts';
import { RemoveClassTeacher } from './remove-class-teacher.ts';
import { UpdateClassStudent } from './update-class-student.ts';

interface ClassUserParams {
  readonly id: string;
  readonly userId: string;
}

/** The teachers and the students of a class. */
@Controller()
export class ClassPeopleController {
  constructor(
    private readonly addClassTeacher: AddClassTeacher,
    private readonly removeClassTeacher: RemoveClassTeacher,
    private readonly addClassStudent: AddClassStudent,
    private readonly updateClassStudent: UpdateClassStudent,
    private readonly removeClassStudent: RemoveClassStudent,
  ) {}

  @ImplementsRoute(routes.addClassTeacher)
  addTeacher(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.addClassTeacher.params }) { id }: { id: string },
    @Body({ schema: routes.addClassTeacher.body }) { username }: { username: string },
  ): Promise<ClassDetails> {
    return this.addClassTeacher.execute(viewerId, id, username);
  }

  @ImplementsRoute(routes.removeClassTeacher)
  removeTeacher(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.removeClassTeacher.params }) { id, userId }: ClassUserParams,
  ): Promise<void> {
    return this.removeClassTeacher.execute(viewerId, id, userId);
  }

  @ImplementsRoute(routes.addClassStudent)
  addStudent(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.addClassStudent.params }) { id }: { id: string },
    @Body({ schema: routes.addClassStudent.body }) student: NewStudent,
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<ClassStudent> {
    return this.addClassStudent.execute(viewerId, id, student, request);
  }

  @ImplementsRoute(routes.updateClassStudent)
  updateStudent(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.updateClassStudent.params }) { id, userId }: ClassUserParams,
    @Body({ schema: routes.updateClassStudent.body }) changes: StudentChanges,
  ): Promise<ClassStudent> {
    return this.updateClassStudent.execute(viewerId, id, userId, changes);
  }

  @ImplementsRoute(routes.removeClassStudent)
  removeStudent(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.removeClassStudent.params }) { id, userId }: ClassUserParams,
  ): Promise<void> {
    return this.removeClassStudent.execute(viewerId, id, userId);
  }
}
