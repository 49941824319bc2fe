import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { credentialsSchema } from './credentials.schema.ts';

const SECURITY_EVENTS_LIMIT_DEFAULT = 50;
/** The maximum number of events in one response, which still fit into a terminal's history. Older events are listed with `until`. */
const SECURITY_EVENTS_LIMIT_MAX = 1_000;

/** An event of the security log. The usernames are the current names of the accounts; the log itself contains no names. */
export const securityEventSchema = z.object({
  id: idSchema,
  occurredAt: timeSchema,
  event: z.string(),
  userId: idSchema.nullable(),
  username: z.string().nullable(),
  targetUserId: idSchema.nullable(),
  targetUsername: z.string().nullable(),
  usernameHash: z.string().nullable(),
  network: z.string().nullable(),
  requestId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type SecurityLogEntry = z.output<typeof securityEventSchema>;

/** The actions of `npm run admin` that involve no service. The admin program reports these actions itself. */
export const reportedAdminActions = [
  'admin.dead_letters_read',
  'admin.dead_letters_replayed',
  'admin.integrity_repaired',
] as const;

const { username } = credentialsSchema.shape;

/** Routes of the security log, for administrators (`npm run admin`). */
export const securityLogRoutes = {
  listSecurityEvents: defineRoute({
    method: 'get',
    path: '/internal/security-events',
    access: 'internal',
    callers: ['admin'],
    summary: 'Events of the security log, newest first; the listing is itself recorded',
    query: z.object({
      /** A user id, the username of an account, or a username that someone tried to sign in with. */
      user: username.optional(),
      event: z.string().max(80).optional(),
      since: timeSchema.optional(),
      until: timeSchema.optional(),
      limit: z.coerce.number().int().min(1).max(SECURITY_EVENTS_LIMIT_MAX).default(SECURITY_EVENTS_LIMIT_DEFAULT),
    }),
    response: { status: 200, body: z.array(securityEventSchema) },
    errors: ['invalid_request'],
  }),
  recordAdminAction: defineRoute({
    method: 'post',
    path: '/internal/security-events',
    access: 'internal',
    callers: ['admin'],
    summary: 'Record what an administrator does without a service',
    body: z.object({ event: z.enum(reportedAdminActions) }),
    response: { status: 204, body: null },
    errors: ['invalid_request'],
  }),
};
