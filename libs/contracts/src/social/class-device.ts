import { z } from 'zod';
import { idParamsSchema, idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { CODE_MAX_LENGTH } from '../text/text-limits.ts';
import { codeText } from '../text/text.schema.ts';
import { ownUserSchema } from './user.schema.ts';

/** The pictures with which students sign in. Stored by these names, so a picture keeps its name when it is drawn anew. */
export const signInPictures = [
  'panda',
  'fish',
  'butterfly',
  'tree',
  'flower',
  'sun',
  'moon',
  'house',
  'boat',
  'bicycle',
  'apple',
  'umbrella',
] as const;
export type SignInPicture = (typeof signInPictures)[number];

/** How many pictures a student taps, in their order and each once: 12 · 11 · 10 = 1,320 possibilities. */
export const SIGN_IN_PICTURES = 3;
/** How long a teacher's code for a device is valid. It enrolls one device. */
export const DEVICE_CODE_MINUTES = 20;
/** The maximum number of devices of a class, including codes that are not used yet. */
export const CLASS_DEVICES_MAX = 100;
/** How long a badge is valid at most: one school year. */
export const BADGE_DAYS = 365;
/** After how many minutes without a touch the session of a student who has signed in with pictures or a badge ends. */
export const CLASS_SESSION_IDLE_MINUTES = 10;
/** The number of characters of a badge's secret: 160 random bits in Base32 (RFC 4648), which a QR code stores compactly. */
export const BADGE_SECRET_LENGTH = 32;

const picturesSchema = z
  .array(z.enum(signInPictures))
  .length(SIGN_IN_PICTURES)
  .refine((pictures) => new Set(pictures).size === pictures.length, { error: 'Each picture can be chosen once.' });

export const deviceCodeSchema = z.object({ code: z.string(), expiresAt: timeSchema });
export type DeviceCode = z.output<typeof deviceCodeSchema>;

/** A tablet or computer that is enrolled for a class, for the teachers of the class. */
export const classDeviceSchema = z.object({
  id: idSchema,
  /** The browser and operating system when it was enrolled; null when unknown. */
  browser: z.string().nullable(),
  operatingSystem: z.string().nullable(),
  enrolledAt: timeSchema,
  /** When a student last signed in on it. */
  lastUsedAt: timeSchema.nullable(),
});
export type ClassDevice = z.output<typeof classDeviceSchema>;

/** How a student signs in, for the teachers of the class. */
export const studentSignInSchema = z.object({
  studentId: idSchema,
  pictures: picturesSchema,
  /** When the badge expires; null for a student without a valid badge. */
  badgeExpiresAt: timeSchema.nullable(),
});
export type StudentSignIn = z.output<typeof studentSignInSchema>;

/** A new badge. Its secret is in this response alone; the service stores a hash. */
export const newBadgeSchema = studentSignInSchema.extend({
  badgeExpiresAt: timeSchema,
  secret: z.string(),
});
export type NewBadge = z.output<typeof newBadgeSchema>;

/** What everyone who holds an enrolled device sees of the class: no family names, no usernames, no entries. */
export const enrolledClassSchema = z.object({
  className: z.string(),
  students: z.array(
    z.object({
      id: idSchema,
      /** The given name, or else the Chinese name; two students of the same name have the initial of the family name after it. */
      name: z.string(),
      profileImageUrl: z.string().nullable(),
    }),
  ),
});
export type EnrolledClass = z.output<typeof enrolledClassSchema>;

const classUserParams = z.object({ id: idSchema, userId: idSchema });
const classDeviceParams = z.object({ id: idSchema, deviceId: idSchema });
const notAllowed = ['not_signed_in', 'class_not_found', 'teachers_only'] as const;

/** Routes for the teachers of a class (not for admins who do not teach it: who signs in as a student reads the student's entries). */
export const classSignInRoutes = {
  createDeviceCode: defineRoute({
    method: 'post',
    path: '/api/classes/{id}/device-codes',
    access: 'signed-in',
    summary:
      'Create a code that enrolls one device for the class within 20 minutes. The code is in this response alone',
    params: idParamsSchema,
    response: { status: 200, body: deviceCodeSchema },
    errors: ['invalid_request', ...notAllowed, 'class_archived', 'too_many_devices'],
  }),
  listClassDevices: defineRoute({
    method: 'get',
    path: '/api/classes/{id}/devices',
    access: 'signed-in',
    summary: 'The devices that are enrolled for the class, the newest first; at most 100',
    params: idParamsSchema,
    response: { status: 200, body: z.array(classDeviceSchema) },
    errors: [...notAllowed],
  }),
  removeClassDevice: defineRoute({
    method: 'delete',
    path: '/api/classes/{id}/devices/{deviceId}',
    access: 'signed-in',
    summary: 'Remove a device from the class, and end the sessions of students on it',
    params: classDeviceParams,
    response: { status: 204, body: null },
    errors: [...notAllowed, 'device_not_found'],
  }),
  listStudentSignIns: defineRoute({
    method: 'get',
    path: '/api/classes/{id}/sign-ins',
    access: 'signed-in',
    summary: 'The pictures of the students of the class, and until when their badges are valid',
    params: idParamsSchema,
    response: { status: 200, body: z.array(studentSignInSchema) },
    errors: [...notAllowed],
  }),
  renewPictures: defineRoute({
    method: 'post',
    path: '/api/classes/{id}/students/{userId}/pictures',
    access: 'signed-in',
    summary: 'Give a student other pictures, and let the student try again at once',
    params: classUserParams,
    response: { status: 200, body: studentSignInSchema },
    errors: [...notAllowed, 'class_archived', 'student_not_found'],
  }),
  renewBadges: defineRoute({
    method: 'post',
    path: '/api/classes/{id}/badges',
    access: 'signed-in',
    summary:
      'Create badges for students of the class, in place of their earlier ones, which are worthless from then on. The secrets are in this response alone',
    params: idParamsSchema,
    body: z.object({
      /** The students; absent: all students of the class. */
      studentIds: z.array(idSchema).min(1).max(200).optional(),
    }),
    response: { status: 200, body: z.array(newBadgeSchema) },
    errors: ['invalid_request', ...notAllowed, 'class_archived', 'student_not_found'],
  }),
};

/** Routes of students without a password. A cookie that only the gateway and social-svc read identifies a device of a class. */
export const classDeviceRoutes = {
  enrollDevice: defineRoute({
    method: 'post',
    path: '/api/class-device',
    access: 'anyone',
    summary: 'Enroll this browser for a class with the code of a teacher, in place of an earlier class',
    body: z.object({ code: codeText(CODE_MAX_LENGTH) }),
    response: { status: 200, body: enrolledClassSchema },
    needsClient: true,
    setsCookies: ['class-device'],
    errors: ['invalid_request', 'device_code_unknown', 'too_many_requests'],
  }),
  readEnrolledClass: defineRoute({
    method: 'get',
    path: '/api/class-device',
    access: 'anyone',
    summary: 'The class for which this browser is enrolled, with the first names and pictures of its students',
    response: { status: 200, body: enrolledClassSchema },
    needsClient: true,
    setsCookies: ['class-device'],
    errors: ['device_not_enrolled'],
  }),
  signInWithPictures: defineRoute({
    method: 'post',
    path: '/api/class-device/pictures-sign-in',
    access: 'anyone',
    summary: 'Sign in as a student of the class with three pictures, in their order. Only on an enrolled device',
    body: z.object({ studentId: idSchema, pictures: picturesSchema }),
    response: { status: 200, body: ownUserSchema },
    needsClient: true,
    beginsSession: true,
    errors: ['invalid_request', 'device_not_enrolled', 'wrong_pictures', 'too_many_requests'],
  }),
  signInWithBadge: defineRoute({
    method: 'post',
    path: '/api/badge-sign-in',
    access: 'anyone',
    summary: 'Sign in as a student with the secret of the badge, on any device',
    body: z.object({ secret: codeText(CODE_MAX_LENGTH) }),
    response: { status: 200, body: ownUserSchema },
    needsClient: true,
    beginsSession: true,
    errors: ['invalid_request', 'badge_unknown', 'too_many_requests'],
  }),
};
