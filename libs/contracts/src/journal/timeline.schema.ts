import { z } from 'zod';
import { publicProfileSchema } from '../social/user.schema.ts';
import { entrySchema } from './entry.schema.ts';

export const userTimelineSchema = z.object({ entries: z.array(entrySchema), user: publicProfileSchema });
export type UserTimeline = z.infer<typeof userTimelineSchema>;
