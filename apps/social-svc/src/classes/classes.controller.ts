import {
  type Class,
  type ClassChanges,
  type ClassDetails,
  type ClassListQuery,
  classRoutes as routes,
  type NewClass,
} from '@memory/contracts';
import {
  CurrentIdempotentRequest,
  type IdempotentRequest,
  ImplementsRoute,
  setPaginationHeaders,
  SignedInUser,
} from '@memory/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CopyClass } from './copy-class.ts';
import { CreateClass } from './create-class.ts';
import { DeleteClass } from './delete-class.ts';
import { ListClasses } from './list-classes.ts';
import { ReadClass } from './read-class.ts';
import { UpdateClass } from './update-class.ts';

@Controller()
export class ClassesController {
  constructor(
    private readonly createClass: CreateClass,
    private readonly listClasses: ListClasses,
    private readonly readClass: ReadClass,
    private readonly updateClass: UpdateClass,
    private readonly deleteClass: DeleteClass,
    private readonly copyClass: CopyClass,
  ) {}

  @ImplementsRoute(routes.createClass)
  create(
    @SignedInUser() userId: string,
    @Body({ schema: routes.createClass.body }) newClass: NewClass,
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<ClassDetails> {
    return this.createClass.execute(userId, newClass, request);
  }

  @ImplementsRoute(routes.listClasses)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listClasses.query }) query: ClassListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Class[]> {
    const { items, nextCursor } = await this.listClasses.execute(userId, query);
    const { limit, archived } = query;
    const path = routes.listClasses.path;
    setPaginationHeaders(reply, { path, limit, nextCursor, query: { archived: String(archived) } });
    return items;
  }

  @ImplementsRoute(routes.readClass)
  read(
    @SignedInUser() userId: string,
    @Param({ schema: routes.readClass.params }) { id }: { id: string },
  ): Promise<ClassDetails> {
    return this.readClass.execute(userId, id);
  }

  @ImplementsRoute(routes.updateClass)
  update(
    @SignedInUser() userId: string,
    @Param({ schema: routes.updateClass.params }) { id }: { id: string },
    @Body({ schema: routes.updateClass.body }) changes: ClassChanges,
  ): Promise<ClassDetails> {
    return this.updateClass.execute(userId, id, changes);
  }

  @ImplementsRoute(routes.deleteClass)
  delete(
    @SignedInUser() userId: string,
    @Param({ schema: routes.deleteClass.params }) { id }: { id: string },
  ): Promise<void> {
    return this.deleteClass.execute(userId, id);
  }

  @ImplementsRoute(routes.copyClass)
  copy(
    @SignedInUser() userId: string,
    @Param({ schema: routes.copyClass.params }) { id }: { id: string },
    @Body({ schema: routes.copyClass.body }) newClass: NewClass,
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<ClassDetails> {
    return this.copyClass.execute(userId, id, newClass, request);
  }
}
