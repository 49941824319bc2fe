import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { entrySchema } from './entry.schema.ts';

export const shareLinkRoutes = {
  sharedEntry: defineRoute({
    method: 'get',
    path: '/api/shared/{shareId}',
    access: 'anyone',
    summary: 'The public memory behind a share link',
    params: z.object({ shareId: z.string().max(100) }),
    response: { status: 200, body: entrySchema },
    errors: ['entry_not_found'],
  }),
};
