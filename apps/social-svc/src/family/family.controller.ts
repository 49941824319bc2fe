import {
  classFamilyRoutes,
  type FamilyMember,
  familyRoutes,
  type LinkedChild,
  type NewFamilyCode,
  type StudentFamily,
} from '@memory/contracts';
import { type Client, CurrentClient, ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { CreateFamilyCodes } from './create-family-codes.ts';
import { LinkToChild } from './link-to-child.ts';
import { ListClassFamily } from './list-class-family.ts';
import { ListOwnLinks } from './list-own-links.ts';
import { UnlinkFamily } from './unlink-family.ts';

const { createFamilyCodes, listClassFamily, unlinkStudentFamily } = classFamilyRoutes;
const { linkToChild, listChildren, unlinkChild, listOwnFamily } = familyRoutes;

@Controller()
export class FamilyController {
  constructor(
    private readonly createCodes: CreateFamilyCodes,
    private readonly link: LinkToChild,
    private readonly listClass: ListClassFamily,
    private readonly ownLinks: ListOwnLinks,
    private readonly unlink: UnlinkFamily,
  ) {}

  @ImplementsRoute(createFamilyCodes)
  create(
    @SignedInUser() viewerId: string,
    @Param({ schema: createFamilyCodes.params }) { id }: { id: string },
    @Body({ schema: createFamilyCodes.body }) { studentIds }: { studentIds?: string[] },
  ): Promise<NewFamilyCode[]> {
    return this.createCodes.execute(viewerId, id, studentIds);
  }

  @ImplementsRoute(listClassFamily)
  listOfClass(
    @SignedInUser() viewerId: string,
    @Param({ schema: listClassFamily.params }) { id }: { id: string },
  ): Promise<StudentFamily[]> {
    return this.listClass.execute(viewerId, id);
  }

  @ImplementsRoute(unlinkStudentFamily)
  unlinkStudent(
    @SignedInUser() viewerId: string,
    @Param({ schema: unlinkStudentFamily.params }) params: { id: string; userId: string; memberId: string },
  ): Promise<void> {
    return this.unlink.asTeacher(viewerId, params.id, params.userId, params.memberId);
  }

  @ImplementsRoute(linkToChild)
  linkToChild(
    @SignedInUser() userId: string,
    @CurrentClient() { addressKey }: Client,
    @Body({ schema: linkToChild.body }) { code }: { code: string },
  ): Promise<LinkedChild> {
    return this.link.execute(userId, code, addressKey);
  }

  @ImplementsRoute(listChildren)
  listChildren(@SignedInUser() userId: string): Promise<LinkedChild[]> {
    return this.ownLinks.children(userId);
  }

  @ImplementsRoute(unlinkChild)
  unlinkChild(
    @SignedInUser() userId: string,
    @Param({ schema: unlinkChild.params }) { childId }: { childId: string },
  ): Promise<void> {
    return this.unlink.asMember(userId, childId);
  }

  @ImplementsRoute(listOwnFamily)
  listMembers(@SignedInUser() userId: string): Promise<FamilyMember[]> {
    return this.ownLinks.members(userId);
  }
}
