import { expect, it } from 'vitest';
import { chooseRecordingNotice, MAX_RECORDING_SECONDS, type RecordingNotice } from './recording-notice.ts';

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
  ['fiveMinutesLeft', { seconds: MAX_RECORDING_SECONDS - 300, level: 'quiet' }],
  ['listening', { seconds: MAX_RECORDING_SECONDS - 290 }],
  ['oneMinuteLeft', { seconds: MAX_RECORDING_SECONDS - 51 }],
  ['tenSecondsLeft', { seconds: MAX_RECORDING_SECONDS - 1 }],
  ['muted', { isMuted: true, level: 'silent', seconds: MAX_RECORDING_SECONDS - 300 }],
  ['paused', { isPaused: true, isMuted: true }],
])('shows %s', (notice, situation) => {
  expect(chooseRecordingNotice({ ...calm, ...situation })).toBe(notice);
});
