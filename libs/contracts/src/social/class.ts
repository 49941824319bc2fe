import { z } from 'zod';
import { idParamsSchema, idSchema, pageQuerySchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import {
  CLASS_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  SCHOOL_YEAR_MAX_LENGTH,
  SIGN_IN_NAME_MAX_LENGTH,
  STUDENT_NUMBER_MAX_LENGTH,
} from '../text/text-limits.ts';
import { halfWidthLine, singleLine } from '../text/text.schema.ts';
import { publicProfileSchema } from './user.schema.ts';

/** The maximum number of students that teachers add to a class one by one. A roster may add more. */
export const CLASS_STUDENTS_MAX = 60;
export const CLASS_TEACHERS_MAX = 20;
/** The maximum number of classes of one teacher that are not archived. */
export const CLASSES_PER_TEACHER_MAX = 200;
export const FAMILY_EMAILS_MAX = 4;

const CLASS_NAME_MISSING = 'Please write a name for the class.';
/** The message about a student without a given name and a Chinese name. */
export const STUDENT_NAME_MISSING = 'Please write the given name or the Chinese name.';
const EMAIL_INVALID = 'Please enter a valid email';

/** A text that may be missing: a blank one is null. */
const optionalLine = (max: number) =>
  singleLine(max)
    .nullish()
    .transform((value) => value || null);
/** The field of a change: undefined keeps the value, null or a blank text removes it. */
const changedLine = (max: number) =>
  singleLine(max)
    .transform((value) => value || null)
    .nullish();

const classNameSchema = singleLine(CLASS_NAME_MAX_LENGTH, { required: CLASS_NAME_MISSING });
const studentNameSchema = singleLine(NAME_MAX_LENGTH)
  .nullish()
  .transform((value) => value ?? '');
const familyEmailsSchema = z
  .array(halfWidthLine(EMAIL_MAX_LENGTH).pipe(z.email({ error: EMAIL_INVALID })))
  .max(FAMILY_EMAILS_MAX);

export const newClassSchema = z.object({ name: classNameSchema, schoolYear: optionalLine(SCHOOL_YEAR_MAX_LENGTH) });
export type NewClass = z.output<typeof newClassSchema>;

export const classChangesSchema = z.object({
  name: classNameSchema.optional(),
  schoolYear: changedLine(SCHOOL_YEAR_MAX_LENGTH),
  isArchived: z.boolean().optional(),
});
export type ClassChanges = z.output<typeof classChangesSchema>;

/** A student whom a teacher adds by hand, or a row of a roster. */
export const newStudentSchema = z
  .object({
    givenName: studentNameSchema,
    familyName: studentNameSchema,
    chineseName: optionalLine(NAME_MAX_LENGTH),
    studentNumber: optionalLine(STUDENT_NUMBER_MAX_LENGTH),
    familyEmails: familyEmailsSchema.nullish().transform((value) => value ?? []),
  })
  .refine(({ givenName, chineseName }) => givenName !== '' || chineseName !== null, {
    error: STUDENT_NAME_MISSING,
    path: ['givenName'],
  });
export type NewStudent = z.output<typeof newStudentSchema>;

/** The student must have a given name or a Chinese name after the change, too; only the service can check this. */
export const studentChangesSchema = z.object({
  givenName: singleLine(NAME_MAX_LENGTH).optional(),
  familyName: singleLine(NAME_MAX_LENGTH).optional(),
  chineseName: changedLine(NAME_MAX_LENGTH),
  studentNumber: changedLine(STUDENT_NUMBER_MAX_LENGTH),
  familyEmails: familyEmailsSchema.optional(),
});
export type StudentChanges = z.output<typeof studentChangesSchema>;

/** The class of a list. */
export const classSchema = z.object({
  id: idSchema,
  name: z.string(),
  schoolYear: z.string().nullable(),
  isArchived: z.boolean(),
  /** Accounts that may no longer act as teachers are left out; a class without a teacher is managed by an admin. */
  teachers: z.array(publicProfileSchema),
  /** Null for a student of the class. */
  studentCount: z.int().nullable(),
  /** Incremented by every change of the class, its teachers, its students and their records. */
  version: z.int().positive(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Class = z.output<typeof classSchema>;

export const classStudentSchema = z.object({
  id: idSchema,
  username: z.string(),
  /** Empty when the school knows only the Chinese name. */
  givenName: z.string(),
  familyName: z.string(),
  chineseName: z.string().nullable(),
  studentNumber: z.string().nullable(),
  familyEmails: z.array(z.string()),
  /** Whether the student has left the school: a roster of the whole school no longer has the student. */
  isArchived: z.boolean(),
  addedAt: timeSchema,
});
export type ClassStudent = z.output<typeof classStudentSchema>;

export const classViewers = ['teacher', 'student', 'admin'] as const;
export const classDetailsSchema = classSchema.extend({
  /** What the viewer is to the class. An admin who teaches the class is a `teacher`. */
  viewer: z.enum(classViewers),
  /** The students, by family name and given name; null for a student of the class, who does not see classmates here. */
  students: z.array(classStudentSchema).nullable(),
});
export type ClassDetails = z.output<typeof classDetailsSchema>;

export const classListQuerySchema = pageQuerySchema.extend({
  /** Whether the list has the archived classes instead of the others. */
  archived: z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).default(false),
});
export type ClassListQuery = z.output<typeof classListQuerySchema>;

export const newClassTeacherSchema = z.object({ username: halfWidthLine(SIGN_IN_NAME_MAX_LENGTH, { min: 1 }) });

const classUserParams = z.object({ id: idSchema, userId: idSchema });
const notAllowed = ['not_signed_in', 'class_not_found', 'teachers_only'] as const;

/** Classes of a school. Who may see a class gets 403 for what only its teachers may do; everyone else gets 404. */
export const classRoutes = {
  createClass: defineRoute({
    method: 'post',
    path: '/api/classes',
    access: 'signed-in',
    summary: 'Create a class, which one teaches. For teachers and admins',
    body: newClassSchema,
    response: { status: 201, body: classDetailsSchema },
    idempotent: true,
    errors: ['invalid_request', 'not_signed_in', 'teachers_only', 'too_many_classes', 'idempotency_key_reused'],
  }),
  listClasses: defineRoute({
    method: 'get',
    path: '/api/classes',
    access: 'signed-in',
    summary: 'The classes one teaches or attends, the newest first; for an admin, all classes',
    query: classListQuerySchema,
    response: { status: 200, body: z.array(classSchema) },
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  readClass: defineRoute({
    method: 'get',
    path: '/api/classes/{id}',
    access: 'signed-in',
    summary: 'A class with its teachers and, for its teachers and admins, its students',
    params: idParamsSchema,
    response: { status: 200, body: classDetailsSchema },
    errors: ['not_signed_in', 'class_not_found'],
  }),
  updateClass: defineRoute({
    method: 'patch',
    path: '/api/classes/{id}',
    access: 'signed-in',
    summary: 'Rename a class, archive it, or restore it. An archived class can only be restored',
    params: idParamsSchema,
    body: classChangesSchema,
    response: { status: 200, body: classDetailsSchema },
    errors: ['invalid_request', ...notAllowed, 'class_archived', 'too_many_classes'],
  }),
  deleteClass: defineRoute({
    method: 'delete',
    path: '/api/classes/{id}',
    access: 'signed-in',
    summary: 'Delete a class. The accounts of its students, and what they wrote, stay',
    params: idParamsSchema,
    response: { status: 204, body: null },
    errors: [...notAllowed],
  }),
  copyClass: defineRoute({
    method: 'post',
    path: '/api/classes/{id}/copy',
    access: 'signed-in',
    summary:
      'Create a class with the present students of another, which one teaches: the class of the next school year',
    params: idParamsSchema,
    body: newClassSchema,
    response: { status: 201, body: classDetailsSchema },
    idempotent: true,
    errors: ['invalid_request', ...notAllowed, 'too_many_classes', 'idempotency_key_reused'],
  }),
  addClassTeacher: defineRoute({
    method: 'post',
    path: '/api/classes/{id}/teachers',
    access: 'signed-in',
    summary: 'Add a teacher to a class. Has no effect when the account teaches the class already',
    params: idParamsSchema,
    body: newClassTeacherSchema,
    response: { status: 200, body: classDetailsSchema },
    errors: ['invalid_request', ...notAllowed, 'class_archived', 'teacher_not_found', 'too_many_teachers'],
  }),
  removeClassTeacher: defineRoute({
    method: 'delete',
    path: '/api/classes/{id}/teachers/{userId}',
    access: 'signed-in',
    summary: 'Remove a teacher, or oneself, from a class. Has no effect when the account does not teach it',
    params: classUserParams,
    response: { status: 204, body: null },
    errors: [...notAllowed, 'class_archived', 'last_teacher'],
  }),
  addClassStudent: defineRoute({
    method: 'post',
    path: '/api/classes/{id}/students',
    access: 'signed-in',
    summary: 'Create the account of a student and add it to a class',
    params: idParamsSchema,
    body: newStudentSchema,
    response: { status: 201, body: classStudentSchema },
    idempotent: true,
    errors: [
      'invalid_request',
      ...notAllowed,
      'class_archived',
      'too_many_students',
      'student_number_taken',
      'idempotency_key_reused',
    ],
  }),
  updateClassStudent: defineRoute({
    method: 'patch',
    path: '/api/classes/{id}/students/{userId}',
    access: 'signed-in',
    summary: 'Correct the names, the number and the family addresses of a student of the class',
    params: classUserParams,
    body: studentChangesSchema,
    response: { status: 200, body: classStudentSchema },
    errors: ['invalid_request', ...notAllowed, 'class_archived', 'student_not_found', 'student_number_taken'],
  }),
  removeClassStudent: defineRoute({
    method: 'delete',
    path: '/api/classes/{id}/students/{userId}',
    access: 'signed-in',
    summary: 'Remove a student from a class. The account, and what the student wrote, stay',
    params: classUserParams,
    response: { status: 204, body: null },
    errors: [...notAllowed, 'class_archived', 'student_not_found'],
  }),
};
