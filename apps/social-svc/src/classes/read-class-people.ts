import type { ClassStudent } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { isKept } from '../blocks/block.policy.ts';
import { Database } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { actsAsTeacher } from './class.policy.ts';
import { type ClassPeople, presentClassStudent } from './class.presenter.ts';

/** Prisma filter: links of students who attend the class at present. */
export const attends = {
  leftAt: null,
  account: { ...isKept, studentRecord: { isNot: null } },
} satisfies Prisma.ClassStudentWhereInput;

/** Reads the teachers and students of classes. Accounts that wait for their erasure are left out. */
@Injectable()
export class ReadClassPeople {
  constructor(private readonly database: Database) {}

  /** Reads the teachers and the numbers of students of several classes, in two statements. */
  async summarize(classIds: readonly string[]): Promise<(classId: string) => ClassPeople> {
    const ids = [...classIds];
    const [links, counts] = await Promise.all([
      this.database.classTeacher.findMany({
        where: { classId: { in: ids }, account: actsAsTeacher },
        include: { account: true },
        orderBy: [{ addedAt: 'asc' }, { accountId: 'asc' }],
      }),
      this.database.classStudent.groupBy({
        by: ['classId'],
        where: { classId: { in: ids }, ...attends },
        _count: true,
      }),
    ]);
    const teachers = Map.groupBy(links, ({ classId }) => classId);
    const studentCounts = new Map(counts.map(({ classId, _count }) => [classId, _count]));
    return (classId) => ({
      teachers: (teachers.get(classId) ?? []).map(({ account }) => account),
      studentCount: studentCounts.get(classId) ?? 0,
    });
  }

  /** Lists the students of a class by family name and given name; with `accountId` only this student. */
  async listStudents(classId: string, accountId?: string): Promise<ClassStudent[]> {
    const links = await this.database.classStudent.findMany({
      where: { classId, ...(accountId !== undefined && { accountId }), ...attends },
      include: { account: { include: { studentRecord: true } } },
      orderBy: [
        { account: { studentRecord: { familyName: 'asc' } } },
        { account: { studentRecord: { givenName: 'asc' } } },
        { accountId: 'asc' },
      ],
    });
    return links.flatMap((link) => {
      const { studentRecord } = link.account;
      return studentRecord ? [presentClassStudent(link, link.account, studentRecord)] : [];
    });
  }
}
