import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';

/** The maximum number of sessions in the list: the sessions that were used last. A person has fewer; only programs open more. */
export const SESSION_LIST_MAX = 100;

/** One browser in which the user is signed in. */
export const sessionSchema = z.object({
  /** Identifies the session in this API only. The session id in the cookie is different and cannot be computed from this id. */
  id: idSchema,
  /** The name of the browser (`Firefox`); null when it is unknown. */
  browser: z.string().nullable(),
  /** The name of the operating system (`Windows`); null when it is unknown. */
  operatingSystem: z.string().nullable(),
  /** When the user signed in; null for sessions that began before this was stored. */
  createdAt: timeSchema.nullable(),
  /** When the session was last used, exact to the hour. */
  lastUsedAt: timeSchema,
  /** Whether the request belongs to this session. */
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof sessionSchema>;
