import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const eventStreamRoutes = {
  openEventStream: defineRoute({
    method: 'get',
    path: '/api/stream',
    access: 'signed-in',
    summary:
      "Server-sent events about the viewer's own data (`media.progress`, `media.processed`, `entry.created`, `entry.updated`, `entry.deleted`, `profile.updated`, `vocabulary.changed`, `friendship.changed`, `greeting.changed`). With `Last-Event-ID` it continues after that event, else it starts `age` milliseconds ago; `reload` means that too many events were missed",
    query: z.object({
      age: z.coerce.number().int().min(0).optional().describe('Milliseconds since the page was loaded'),
    }),
    // Otherwise a page of another site could open windows that occupy all event streams of the user.
    rejectsOtherSites: true,
    response: { status: 200, body: null, type: 'text/event-stream' },
    errors: ['not_signed_in', 'too_many_requests'],
  }),
};
