import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** A setting that the owner has not chosen yet. `transcription_undecided`: neither a transcription provider nor `off` is set. */
const ownerNoticeSchema = z.enum(['transcription_undecided']);

export const ownerNoticesRoutes = {
  readOwnerNotices: defineRoute({
    method: 'get',
    path: '/api/owner-notices',
    access: 'signed-in',
    summary:
      'Whether the user is the owner of the installation (its oldest account), and the settings that the owner has not chosen; none for other users',
    response: { status: 200, body: z.object({ isOwner: z.boolean(), notices: z.array(ownerNoticeSchema) }) },
    errors: ['not_signed_in'],
  }),
};
