import { z } from 'zod';
import { idParamsSchema, idSchema, mediaUrlSchema, PAGE_LIMIT_DEFAULT, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { publicProfileSchema } from '../social/user.schema.ts';
import { storableText } from '../text/text.schema.ts';

/** The twelve stamps: 好, 棒, 美, 笑, 心, 花, 山, 月, 家, 茶, 鱼 and 星. */
export const stamps = [
  'good',
  'great',
  'beautiful',
  'smile',
  'heart',
  'flower',
  'mountain',
  'moon',
  'home',
  'tea',
  'fish',
  'star',
] as const;
export type Stamp = (typeof stamps)[number];

/** The maximum number of greetings on one entry. More would not fit on a card, and a page of the author's entries must stay small. */
export const GREETINGS_PER_ENTRY_MAX = 100;
/** The maximum number of greetings that a user gives in 24 hours. Changing a greeting does not count. */
export const GREETINGS_PER_DAY_MAX = 200;

/** The length of the longest recording of a greeting. */
export const GREETING_SECONDS_MAX = 30;

/** Whether a recording is short enough for a greeting. The page stops a recording at the limit, and the file is then a little longer. */
export const isWithinGreeting = (durationSeconds: number | null | undefined): boolean =>
  typeof durationSeconds === 'number' && durationSeconds < GREETING_SECONDS_MAX + 1;

/** A stamp, a recording, or both. */
export const greetingSchema = z.object({
  stamp: z.enum(stamps).nullable(),
  /** The media URL of the recording. Its bytes are available to the author and the giver, as long as they see the greeting. */
  recordingUrl: mediaUrlSchema.nullable(),
  giver: publicProfileSchema,
  /** When the greeting was given. Giving another stamp or recording does not change the time. */
  createdAt: timeSchema,
});
export type Greeting = z.infer<typeof greetingSchema>;

/** What the viewer may know of the greetings on one entry: the author about all of them, a friend about the own one. */
export const entryGreetingsSchema = z.object({
  entryId: idSchema,
  /** Whether the viewer may give a greeting: a friend of the author, unless the author has switched greetings off. */
  isOpen: z.boolean(),
  /** The oldest first. */
  greetings: z.array(greetingSchema),
});
export type EntryGreetings = z.infer<typeof entryGreetingsSchema>;

/** What a friend gives: what it leaves out of an earlier greeting stays. */
export const newGreetingSchema = z
  .object({ stamp: z.enum(stamps).optional(), recordingUrl: mediaUrlSchema.optional() })
  .refine(({ stamp, recordingUrl }) => stamp !== undefined || recordingUrl !== undefined, {
    message: 'A greeting has a stamp or a recording',
  });
export type NewGreeting = z.infer<typeof newGreetingSchema>;

/** The maximum number of greeting notices, and the age in days at which a greeting has none any more. A notice is no list to work through. */
export const GREETING_NOTICES_MAX = 20;
export const GREETING_NOTICE_DAYS = 30;

/** Tells an author that a friend has left a greeting on an entry. It exists as long as the author sees the greeting and it is new. */
export const greetingNoticeSchema = z.object({
  entryId: idSchema,
  title: z.string(),
  /** When the entry was created: the page finds it in the calendar by its day. */
  entryCreatedAt: timeSchema,
  hasStamp: z.boolean(),
  hasRecording: z.boolean(),
  giver: publicProfileSchema,
  createdAt: timeSchema,
});
export type GreetingNotice = z.infer<typeof greetingNoticeSchema>;

const UUID_LENGTH = 36;
/** The ids of entries, separated by commas: at most as many as a page of a timeline has. */
export const greetingsQuerySchema = z.object({
  entryIds: storableText((UUID_LENGTH + 1) * PAGE_LIMIT_DEFAULT)
    .transform((ids) => ids.split(','))
    .pipe(z.array(idSchema).max(PAGE_LIMIT_DEFAULT)),
});

export const greetingSettingsSchema = z.object({
  /** Whether friends may give greetings. */
  isOpen: z.boolean(),
  /** The friends who may not, while all others may. */
  closedTo: z.array(publicProfileSchema),
});
export type GreetingSettings = z.infer<typeof greetingSettingsSchema>;

/** Routes for greetings. Only the author of an entry and the giver of a greeting learn that the greeting exists. */
export const greetingRoutes = {
  listGreetings: defineRoute({
    method: 'get',
    path: '/api/greetings',
    access: 'signed-in',
    summary:
      "The greetings on one's own entries, and one's own greetings on entries of present friends. Entries of others are left out",
    query: greetingsQuerySchema,
    response: { status: 200, body: z.array(entryGreetingsSchema) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  giveGreeting: defineRoute({
    method: 'post',
    path: '/api/journal-entries/{id}/greetings',
    access: 'signed-in',
    summary:
      "Put a stamp on a friend's memory, or an own recording of at most 30 seconds, each in place of the viewer's earlier one",
    params: idParamsSchema,
    body: newGreetingSchema,
    response: { status: 200, body: greetingSchema },
    errors: [
      'invalid_request',
      'not_signed_in',
      'entry_not_found',
      'greeting_by_friends_only',
      'greetings_closed',
      'greeting_recording_too_long',
      'file_not_found',
      'not_a_recording',
      'too_many_greetings_here',
      'too_many_greetings_today',
    ],
  }),
  deleteGreeting: defineRoute({
    method: 'delete',
    path: '/api/journal-entries/{id}/greetings/{giverId}',
    access: 'signed-in',
    summary: "Remove a greeting: from one's own memory, or one that the viewer has given",
    params: idParamsSchema.extend({ giverId: idSchema }),
    response: { status: 204, body: null },
    errors: ['invalid_request', 'not_signed_in', 'greeting_not_found'],
  }),
  listGreetingNotices: defineRoute({
    method: 'get',
    path: '/api/greetings/notices',
    access: 'signed-in',
    summary: "The newest greetings of friends on one's own memories, of the last 30 days and at most 20",
    response: { status: 200, body: z.array(greetingNoticeSchema) },
    errors: ['not_signed_in'],
  }),
  readGreetingSettings: defineRoute({
    method: 'get',
    path: '/api/greetings/settings',
    access: 'signed-in',
    summary: "Who may give greetings on one's own memories",
    response: { status: 200, body: greetingSettingsSchema },
    errors: ['not_signed_in'],
  }),
  updateGreetingSettings: defineRoute({
    method: 'patch',
    path: '/api/greetings/settings',
    access: 'signed-in',
    summary: "Switch greetings on one's own memories on or off. Greetings that were given stay",
    body: greetingSettingsSchema.pick({ isOpen: true }),
    response: { status: 200, body: greetingSettingsSchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  closeGreetingsTo: defineRoute({
    method: 'post',
    path: '/api/greetings/settings/closed-to',
    access: 'signed-in',
    summary: 'Accept no more greetings of one friend. Greetings that were given stay',
    body: z.object({ userId: idSchema }),
    response: { status: 200, body: greetingSettingsSchema },
    errors: ['invalid_request', 'not_signed_in', 'greeting_friend_not_found'],
  }),
  openGreetingsTo: defineRoute({
    method: 'delete',
    path: '/api/greetings/settings/closed-to/{userId}',
    access: 'signed-in',
    summary: 'Accept greetings of a friend again',
    params: z.object({ userId: idSchema }),
    response: { status: 204, body: null },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
