import type { StudentFamily } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { isKept } from '../blocks/block.policy.ts';
import { ClassAccess } from '../classes/class-access.ts';
import { Database } from '../database.ts';
import { studentsOfClass } from './family.policy.ts';
import { presentFamilyMember } from './family.presenter.ts';

@Injectable()
export class ListClassFamily {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
  ) {}

  /** Lists the family of each student of a class. @throws ApiError `class_not_found`, `teachers_only` */
  async execute(viewerId: string, classId: string): Promise<StudentFamily[]> {
    await this.classAccess.read(viewerId, classId, 'look after');
    const students = await this.database.classStudent.findMany({
      where: studentsOfClass(classId),
      orderBy: { accountId: 'asc' },
      select: {
        accountId: true,
        account: {
          select: {
            familyMembers: {
              where: { member: isKept },
              include: { member: true },
              orderBy: [{ createdAt: 'asc' }, { memberId: 'asc' }],
            },
            _count: { select: { familyCodes: { where: { expiresAt: { gt: new Date() } } } } },
          },
        },
      },
    });
    return students.map(({ accountId, account: { familyMembers, _count: counts } }) => ({
      studentId: accountId,
      members: familyMembers.map(presentFamilyMember),
      openCodes: counts.familyCodes,
    }));
  }
}
