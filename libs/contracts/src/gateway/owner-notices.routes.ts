import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** What the owner of an installation should decide. `transcription_undecided`: no setting says who transcribes recordings, or that nobody does. */
const ownerNoticeSchema = z.enum(['transcription_undecided']);

export const ownerNoticesRoutes = {
  readOwnerNotices: defineRoute({
    method: 'get',
    path: '/api/owner-notices',
    access: 'signed-in',
    summary:
      'What the owner of the installation, who created its first account, should decide; empty for everybody else',
    response: { status: 200, body: z.object({ notices: z.array(ownerNoticeSchema) }) },
    errors: ['not_signed_in'],
  }),
};
