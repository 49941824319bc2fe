import type { FamilyMember, LinkedChild } from '@memory/contracts';
import { presentPublicProfile } from '../accounts/account.presenter.ts';
import type { Account, FamilyLink } from '../generated/prisma/client.ts';

/** Presents a family member to the student and to the student's teachers. */
export const presentFamilyMember = ({
  member,
  createdAt,
}: FamilyLink & { readonly member: Account }): FamilyMember => ({
  ...presentPublicProfile(member),
  since: createdAt.toISOString(),
});

/** Presents a student to a linked family member. */
export const presentLinkedChild = ({ child, createdAt }: FamilyLink & { readonly child: Account }): LinkedChild => ({
  ...presentPublicProfile(child),
  since: createdAt.toISOString(),
});
