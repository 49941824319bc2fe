import { defineRoute } from '../route.ts';
import { storageUsageSchema } from './storage.schema.ts';

export const storageUsageRoutes = {
  readStorageUsage: defineRoute({
    method: 'get',
    path: '/api/storage',
    access: 'signed-in',
    summary: "The total size of one's own files and the quota, in bytes",
    response: { status: 200, body: storageUsageSchema },
    errors: ['not_signed_in'],
  }),
};
