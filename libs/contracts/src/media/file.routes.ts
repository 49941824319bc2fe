import { z } from 'zod';
import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { mediaFileInfoSchema, thumbnailSizes } from './file.schema.ts';

export const fileRoutes = {
  /** The route also supports HEAD, range requests and `If-None-Match`. */
  downloadFile: defineRoute({
    method: 'get',
    path: '/media/{id}',
    access: 'anyone',
    summary: 'The bytes of a file, or with `size` its WebP thumbnail, for viewers who may see an entry that uses it',
    params: z.object({ id: z.string().max(100) }),
    query: z.object({ size: z.enum(thumbnailSizes).optional() }),
    response: { status: 200, body: null, type: '*/*' },
    errors: ['invalid_request', 'file_not_found', 'range_not_satisfiable'],
  }),
  describeFile: defineRoute({
    method: 'get',
    path: '/api/media-files/{id}',
    access: 'anyone',
    summary:
      'Metadata of a file, for viewers who may see an entry that uses it; its text, the state of that and the time of each spoken word for its owner alone',
    params: idParamsSchema,
    response: { status: 200, body: mediaFileInfoSchema },
    errors: ['invalid_request', 'file_not_found'],
  }),
};
