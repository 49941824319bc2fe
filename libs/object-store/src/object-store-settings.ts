import { z } from 'zod';

/** The settings that define where the bytes of files are stored. */
export const objectStoreSettings = {
  /** The folder in which all files are stored unless S3 is configured. */
  MEDIA_DIR: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must look like http://host:port' }).optional(),
  S3_BUCKET: z.string().min(3).default('memory'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
};

type ObjectStoreSettings = z.output<z.ZodObject<typeof objectStoreSettings>>;
export type ObjectStoreOptions = ReturnType<typeof objectStoreOptions>;

/** Returns the options of the object store: an S3 server when `S3_ENDPOINT` is set, otherwise a local folder. */
export function objectStoreOptions(settings: ObjectStoreSettings) {
  if (!settings.S3_ENDPOINT) return { driver: 'folder', folder: settings.MEDIA_DIR ?? '' } as const;
  return {
    driver: 's3',
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
  } as const;
}
