import { z } from 'zod';
import { idParamsSchema, idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { CODE_MAX_LENGTH } from '../text/text-limits.ts';
import { codeText } from '../text/text.schema.ts';
import { publicProfileSchema } from './user.schema.ts';

/** How long a family code is valid. It links one account. */
export const FAMILY_CODE_DAYS = 30;
/** The maximum number of valid family codes of one student. A new code beyond it replaces the oldest. */
export const FAMILY_CODES_MAX = 10;
/** The maximum number of family members of a student, in all households together. */
export const FAMILY_MEMBERS_MAX = 10;
/** The maximum number of students to whom one account is linked. */
export const FAMILY_CHILDREN_MAX = 20;

/** A family code of a student, to print. It is in this response alone; the service stores a hash. */
export const newFamilyCodeSchema = z.object({ studentId: idSchema, code: z.string(), expiresAt: timeSchema });
export type NewFamilyCode = z.output<typeof newFamilyCodeSchema>;

export const familyMemberSchema = publicProfileSchema.extend({ since: timeSchema });
export type FamilyMember = z.output<typeof familyMemberSchema>;

/** The family of a student of the class. */
export const studentFamilySchema = z.object({
  studentId: idSchema,
  members: z.array(familyMemberSchema),
  /** How many codes can still be used. */
  openCodes: z.int(),
});
export type StudentFamily = z.output<typeof studentFamilySchema>;

/** A student, for a linked family member. */
export const linkedChildSchema = publicProfileSchema.extend({ since: timeSchema });
export type LinkedChild = z.output<typeof linkedChildSchema>;

const notAllowed = ['not_signed_in', 'class_not_found', 'teachers_only'] as const;

/** Routes for the teachers of a class (not for admins who do not teach it: who has a code sees what the student has had approved). */
export const classFamilyRoutes = {
  createFamilyCodes: defineRoute({
    method: 'post',
    path: '/api/classes/{id}/family-codes',
    access: 'signed-in',
    summary: 'Create a family code for each of the students. The codes are in this response alone',
    params: idParamsSchema,
    body: z.object({
      /** The students; absent: all students of the class. */
      studentIds: z.array(idSchema).min(1).max(200).optional(),
    }),
    response: { status: 200, body: z.array(newFamilyCodeSchema) },
    errors: ['invalid_request', ...notAllowed, 'class_archived', 'student_not_found'],
  }),
  listClassFamily: defineRoute({
    method: 'get',
    path: '/api/classes/{id}/family',
    access: 'signed-in',
    summary: 'The family members of each student of the class',
    params: idParamsSchema,
    response: { status: 200, body: z.array(studentFamilySchema) },
    errors: [...notAllowed],
  }),
  unlinkStudentFamily: defineRoute({
    method: 'delete',
    path: '/api/classes/{id}/students/{userId}/family/{memberId}',
    access: 'signed-in',
    summary: 'End the link of a family member to a student of the class. Has no effect when there is none',
    params: z.object({ id: idSchema, userId: idSchema, memberId: idSchema }),
    response: { status: 204, body: null },
    errors: [...notAllowed, 'student_not_found'],
  }),
};

/** Routes for family members, and for the student about the own family. */
export const familyRoutes = {
  linkToChild: defineRoute({
    method: 'post',
    path: '/api/family/children',
    access: 'signed-in',
    summary:
      'Link oneself to a student as family, with a family code, which is then used up. A repeated link changes nothing',
    body: z.object({ code: codeText(CODE_MAX_LENGTH) }),
    response: { status: 200, body: linkedChildSchema },
    // Wrong codes are counted for the address, too.
    needsClient: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'family_code_unknown',
      'not_for_students',
      'too_many_family_links',
      'too_many_requests',
    ],
  }),
  listChildren: defineRoute({
    method: 'get',
    path: '/api/family/children',
    access: 'signed-in',
    summary: 'The students to whom one is linked as family',
    response: { status: 200, body: z.array(linkedChildSchema) },
    errors: ['not_signed_in'],
  }),
  unlinkChild: defineRoute({
    method: 'delete',
    path: '/api/family/children/{childId}',
    access: 'signed-in',
    summary: 'End the own link to a student. Has no effect when there is none',
    params: z.object({ childId: idSchema }),
    response: { status: 204, body: null },
    errors: ['not_signed_in'],
  }),
  listOwnFamily: defineRoute({
    method: 'get',
    path: '/api/family/members',
    access: 'signed-in',
    summary: "The family members who see one's own approved memories",
    response: { status: 200, body: z.array(familyMemberSchema) },
    errors: ['not_signed_in'],
  }),
};
