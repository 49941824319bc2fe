import { expect, it } from 'vitest';
import { chooseRecordingNotice, RECORDING_SECONDS_MAX, type RecordingNotice } from './recording-notice.ts';

const calm = {
  seconds: 10,
  isPaused: false,
  isMuted: false,
  level: 'good',
  hasSlept: false,
  wasHidden: false,
} as const;

it.each<[RecordingNotice, Partial<Parameters<typeof chooseRecordingNotice>[0]>]>([
  ['listening', {}],
  ['continuedInBackground', { wasHidden: true }],
  ['deviceSlept', { wasHidden: true, hasSlept: true }],
  ['quiet', { level: 'quiet', wasHidden: true }],
  ['silent', { level: 'silent', hasSlept: true }],
  ['fiveMinutesLeft', { seconds: RECORDING_SECONDS_MAX - 300, level: 'quiet' }],
  ['listening', { seconds: RECORDING_SECONDS_MAX - 290 }],
  ['oneMinuteLeft', { seconds: RECORDING_SECONDS_MAX - 51 }],
  ['tenSecondsLeft', { seconds: RECORDING_SECONDS_MAX - 1 }],
  ['muted', { isMuted: true, level: 'silent', seconds: RECORDING_SECONDS_MAX - 300 }],
  ['paused', { isPaused: true, isMuted: true }],
])('shows %s', (notice, situation) => {
  expect(chooseRecordingNotice({ ...calm, ...situation })).toBe(notice);
});
