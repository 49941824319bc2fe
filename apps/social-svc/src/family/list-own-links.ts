import type { FamilyMember, LinkedChild } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { isKept } from '../blocks/block.policy.ts';
import { Database } from '../database.ts';
import { presentFamilyMember, presentLinkedChild } from './family.presenter.ts';

/** Lists the links of one user, from either end. Accounts that wait for their erasure are left out. */
@Injectable()
export class ListOwnLinks {
  constructor(private readonly database: Database) {}

  async children(memberId: string): Promise<LinkedChild[]> {
    const links = await this.database.familyLink.findMany({
      where: { memberId, child: isKept },
      include: { child: true },
      orderBy: [{ createdAt: 'asc' }, { childId: 'asc' }],
    });
    return links.map(presentLinkedChild);
  }

  async members(childId: string): Promise<FamilyMember[]> {
    const links = await this.database.familyLink.findMany({
      where: { childId, member: isKept },
      include: { member: true },
      orderBy: [{ createdAt: 'asc' }, { memberId: 'asc' }],
    });
    return links.map(presentFamilyMember);
  }
}
