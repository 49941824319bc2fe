import type { Class, ClassListQuery } from '@memory/contracts';
import { type KeysetPage, keysetCondition, toKeysetPage } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { type ViewedClass, viewedClassColumns } from './class-access.ts';
import { presentClass } from './class.presenter.ts';
import { ReadClassPeople } from './read-class-people.ts';

@Injectable()
export class ListClasses {
  constructor(
    private readonly database: Database,
    private readonly readClassPeople: ReadClassPeople,
  ) {}

  /**
   * Lists the classes that the viewer may see (`viewerOfClass`), the newest first. The statement finds the viewer's classes by the indexes on
   * `account_id`; it reads all classes of the school only for an admin.
   * @throws ApiError `bad_cursor`
   */
  async execute(viewerId: string, { archived, cursor, limit }: ClassListQuery): Promise<KeysetPage<Class>> {
    const rows = await this.database.$queryRaw<ViewedClass[]>`
      SELECT ${viewedClassColumns} FROM school_class c, account viewer
      WHERE viewer.id = ${viewerId}::uuid AND (c.archived_at IS NOT NULL) = ${archived} AND c.id IN (
        SELECT class_id FROM class_teacher JOIN account a ON a.id = account_id
          WHERE account_id = ${viewerId}::uuid AND a.role IN ('teacher', 'admin')
        UNION ALL
        SELECT class_id FROM class_student WHERE account_id = ${viewerId}::uuid AND left_at IS NULL
        UNION ALL
        SELECT id FROM school_class WHERE EXISTS (SELECT FROM account WHERE id = ${viewerId}::uuid AND role = 'admin')
      ) ${keysetCondition(cursor, { time: 'c.created_at', id: 'c.id' })}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${Prisma.raw(String(limit + 1))}`;
    const { items, nextCursor } = toKeysetPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    const people = await this.readClassPeople.summarize(items.map(({ id }) => id));
    return { items: items.map((viewed) => presentClass(viewed, people(viewed.id))), nextCursor };
  }
}
