import { z } from 'zod';

/** A number of bytes, at most 2^53 - 1: the largest integer that JSON numbers represent exactly. */
const bytesSchema = z.int().nonnegative();

/** A user's storage usage and quota in bytes. Thumbnails are not counted. */
export const storageUsageSchema = z.object({ usedBytes: bytesSchema, quotaBytes: bytesSchema });
export type StorageUsage = z.infer<typeof storageUsageSchema>;

/** A user's storage usage as an administrator sees it. */
export const userStorageUsageSchema = storageUsageSchema.extend({
  /** Whether the quota is the installation's default rather than the user's own. */
  isDefaultQuota: z.boolean(),
});
export type UserStorageUsage = z.infer<typeof userStorageUsageSchema>;

/** Sets a user's own quota; null resets it to the installation's default. */
export const storageQuotaChangeSchema = z.object({ quotaBytes: bytesSchema.nullable() });
export type StorageQuotaChange = z.infer<typeof storageQuotaChangeSchema>;
