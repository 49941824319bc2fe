import { z } from 'zod';
import { setting } from './setting.ts';
import { httpUrl } from './value-schemas.ts';

const DAYS_FORM = 'must be a number of days, 1 or more';
const MAX_AGE_FORM = 'must be a whole number of hours, such as 26 for a backup every day, or off';

/**
 * The settings of backups that services read. The gateway makes no backups. It only states on the page about privacy where backups are stored and how
 * long they are kept.
 */
export const backupSettings = {
  BACKUP_TARGET: setting({
    schema: z.string().min(1).optional(),
    readBy: ['gateway'],
    description:
      'a folder, or `s3://bucket/prefix`, for [backups every night](operations/backup.md). Containers make none: there it is what `/privacy` says about yours',
  }),
  BACKUP_S3_ENDPOINT: setting({
    schema: httpUrl('must be an http(s) address').optional(),
    readBy: ['gateway'],
    description: 'the server of the bucket of `BACKUP_TARGET`',
  }),
  BACKUP_KEEP_DAYS: setting({
    schema: z.coerce.number({ error: DAYS_FORM }).int({ error: DAYS_FORM }).min(1, { error: DAYS_FORM }).default(14),
    readBy: ['gateway'],
    description: 'how many days backups are kept',
  }),
  BACKUP_RECIPIENT: setting({
    schema: z.string().optional(),
    readBy: ['gateway'],
    description:
      'the age public key that backups are encrypted for (made by `age-keygen`), or `none`; needed with `BACKUP_TARGET`',
    defaultText: '–',
  }),
  BACKUP_MAX_AGE_HOURS: setting({
    schema: z
      .union(
        [
          z.literal('off'),
          z.coerce
            .number()
            .int({ error: MAX_AGE_FORM })
            .min(1, { error: MAX_AGE_FORM })
            .max(10_000, { error: MAX_AGE_FORM }),
        ],
        { error: MAX_AGE_FORM },
      )
      .default(26),
    readBy: ['media-svc'],
    description:
      'how many hours old the last backup may be until [an alert](operations/watching.md#backup-overdue) fires; `off`: backups are made by other means',
  }),
};
