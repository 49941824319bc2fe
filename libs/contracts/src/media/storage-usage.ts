import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** A number of bytes, at most 2^53 - 1: the largest integer that JSON numbers represent exactly. */
const bytesSchema = z.int().nonnegative();

/** A user's storage usage and quota in bytes. Thumbnails are not counted. */
export const storageUsageSchema = z.object({ usedBytes: bytesSchema, quotaBytes: bytesSchema });
export type StorageUsage = z.infer<typeof storageUsageSchema>;

/** A user's storage usage and quota, for administrators. */
export const userStorageUsageSchema = storageUsageSchema.extend({
  /** Whether the quota is the installation's default rather than the user's own. */
  isDefaultQuota: z.boolean(),
});
export type UserStorageUsage = z.infer<typeof userStorageUsageSchema>;

/** A change of a user's own storage quota. Null removes it, so that the installation's default applies again. */
export const storageQuotaChangeSchema = z.object({ quotaBytes: bytesSchema.nullable() });
export type StorageQuotaChange = z.infer<typeof storageQuotaChangeSchema>;

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
