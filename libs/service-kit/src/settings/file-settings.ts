import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { setting } from './setting.ts';
import { httpUrl, megabytes, optionalMegabytes, positiveInteger } from './value-schemas.ts';

/** The settings of the object store, which the tools for backups read as well. */
export const objectStoreSettings = {
  MEDIA_DIR: setting({
    schema: z.string().min(1).optional(),
    readBy: ['media-svc'],
    isInternal: true,
    description: 'the folder in which all files are stored unless S3 is configured',
    containers: { reason: 'files are in an S3-compatible store' },
  }),
  S3_ENDPOINT: setting({
    schema: httpUrl('must look like http://host:port').optional(),
    readBy: ['media-svc'],
    description: 'the address of an S3-compatible store for recordings and photos, instead of a folder',
    defaultText: 'none',
    containers: {
      reason: 'Compose brings a store along; the store of a cluster is outside of it, reached at port 443',
      compose: 'http://store:3900',
      kubernetes: 'https://s3.example.org',
    },
  }),
  S3_BUCKET: setting({
    schema: z.string().min(3).default('memory'),
    readBy: ['media-svc'],
    description: 'the bucket of the S3-compatible store',
    containers: {
      reason: 'the store of Compose creates it',
      compose: '${S3_BUCKET:-memory}',
      kubernetes: 'memory',
    },
  }),
  S3_REGION: setting({
    schema: z.string().min(1).default('us-east-1'),
    readBy: ['media-svc'],
    description: 'the region of the S3-compatible store',
    containers: { reason: 'as in deploy/garage.toml', compose: 'us-east-1', kubernetes: 'us-east-1' },
  }),
  S3_ACCESS_KEY: setting({
    schema: z.string().default(''),
    readBy: ['media-svc'],
    isSecret: true,
    description: 'the id of the key of the bucket',
    defaultText: 'none',
    containers: {
      reason: 'new-env.mjs makes it',
      compose: '${S3_ACCESS_KEY:?run node deploy/new-env.mjs .env}',
    },
  }),
  S3_SECRET_KEY: setting({
    schema: z.string().default(''),
    readBy: ['media-svc'],
    isSecret: true,
    description: 'the key of the bucket',
    defaultText: 'none',
    containers: {
      reason: 'new-env.mjs makes it',
      compose: '${S3_SECRET_KEY:?run node deploy/new-env.mjs .env}',
    },
  }),
};

/** Where files are stored, how many bytes a user may store, and when unused files are deleted. */
export const fileSettings = {
  ...objectStoreSettings,
  SCRATCH_DIR: setting({
    // On a local disk with space for a few files of the largest size.
    schema: z.string().min(1).default(join(tmpdir(), 'memory-media')),
    readBy: ['media-svc'],
    isInternal: true,
    description: 'the folder for files that are being processed',
    containers: { reason: 'a volume', compose: '/scratch', kubernetes: '/scratch' },
  }),
  STORAGE_PER_PERSON_MB: setting({
    schema: megabytes.default(2_048),
    readBy: ['media-svc'],
    description:
      'storage quota of each user in megabytes; `npm run admin -- storage:set` sets another quota for one user',
  }),
  DISK_RESERVE_MB: setting({
    // An upload that would use this space of MEDIA_DIR or SCRATCH_DIR is rejected with 503.
    schema: optionalMegabytes.default(1_024),
    readBy: ['media-svc'],
    description:
      'space on the disks of files that uploads leave free, at most a tenth of the disk, in megabytes: [a disk that is almost full](operations/faults.md#a-full-disk)',
  }),
  UNUSED_FILES_KEPT_DAYS: setting({
    // The time is long, because a browser may keep a draft with the file for weeks.
    schema: positiveInteger.default(30),
    readBy: ['media-svc'],
    description: 'after how many days a file that no entry uses is deleted',
  }),
};
