/** The settings that define where the bytes of files are stored: the output of their schemas in `@memory/service-kit/settings`. */
interface ObjectStoreSettings {
  /** The folder in which all files are stored unless S3 is configured. */
  readonly MEDIA_DIR?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET: string;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY: string;
  readonly S3_SECRET_KEY: string;
}

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
