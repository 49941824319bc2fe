import { ConfigError } from '../../src/config.ts';
import { readBackupScheduleSettings, isBackupDue } from '../../src/stack/backup-schedule.ts';

const at = (text: string): number => new Date(text).getTime();
const isDue = (now: string, succeeded?: string, failed?: string): boolean =>
  isBackupDue(new Date(now), 3 * 60 + 30, {
    succeededAt: succeeded === undefined ? undefined : at(succeeded),
    failedAt: failed === undefined ? undefined : at(failed),
  });

describe('a backup at 03:30', () => {
  it.each([
    ['is made once a day', '2026-11-24T03:30:00', '2026-11-23T03:31:00', undefined, true],
    ['is not made before its time', '2026-11-24T03:29:00', '2026-11-23T03:31:00', undefined, false],
    ['is not made twice', '2026-11-24T03:40:00', '2026-11-24T03:31:00', undefined, false],
    ['is made at the first start', '2026-11-24T12:00:00', undefined, undefined, true],
    ['is made later when the machine was off', '2026-11-24T08:00:00', '2026-11-22T03:31:00', undefined, true],
    [
      'is tried again an hour after a failure',
      '2026-11-24T04:31:00',
      '2026-11-23T03:31:00',
      '2026-11-24T03:31:00',
      true,
    ],
    ['is not tried again at once', '2026-11-24T03:32:00', '2026-11-23T03:31:00', '2026-11-24T03:31:00', false],
    ['is made when the clock was set back', '2026-11-24T04:00:00', '2027-01-01T03:31:00', '2027-01-01T03:31:00', true],
  ])('%s', (_, now, succeeded, failed, expected) => {
    expect(isDue(now, succeeded, failed)).toBe(expected);
  });
});

describe('the settings', () => {
  const recipient = `age1${'q'.repeat(58)}`;
  const complete = { BACKUP_TARGET: '/backups', BACKUP_RECIPIENT: recipient };

  it('make no backups without a target', () => {
    expect(readBackupScheduleSettings({ BACKUP_TARGET: '' })).toBeUndefined();
  });

  it('have defaults', () => {
    expect(readBackupScheduleSettings(complete)).toEqual({ atMinute: 210, backupArguments: ['backup', '--prune'] });
  });

  it('leave secrets out when there is explicitly no key', () => {
    expect(readBackupScheduleSettings({ ...complete, BACKUP_RECIPIENT: 'none' })?.backupArguments).toContain(
      '--without-secrets',
    );
  });

  it.each([
    [{ BACKUP_RECIPIENT: '' }, /BACKUP_RECIPIENT/],
    [{ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' }, /BACKUP_RECIPIENT/],
    [{ BACKUP_AT: '25:00' }, /BACKUP_AT is "25:00"/],
    [{ BACKUP_KEEP_DAYS: '0' }, /BACKUP_KEEP_DAYS/],
  ])('are checked at the start: %p', (settings, message) => {
    expect(() => readBackupScheduleSettings({ ...complete, ...settings })).toThrow(ConfigError);
    expect(() => readBackupScheduleSettings({ ...complete, ...settings })).toThrow(message);
  });
});
