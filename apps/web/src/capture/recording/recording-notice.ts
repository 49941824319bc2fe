import type { MicrophoneLevel } from './microphone-level.ts';

/** The longest recording, in seconds of recorded time. */
export const RECORDING_SECONDS_MAX = 30 * 60;
/** For how many seconds before the limit the remaining time is shown. */
export const COUNTDOWN_SECONDS = 5 * 60;

/** What is shown below the level meter of a recording. */
export type RecordingNotice =
  | 'muted'
  | 'paused'
  | 'fiveMinutesLeft'
  | 'oneMinuteLeft'
  | 'tenSecondsLeft'
  | 'silent'
  | 'clipping'
  | 'quiet'
  | 'oneSided'
  | 'deviceSlept'
  | 'continuedInBackground'
  | 'listening';

interface RecordingSituation {
  /** Recorded seconds. */
  seconds: number;
  /** Whether the user has paused the recording. */
  isPaused: boolean;
  /** Whether the system has muted the microphone. */
  isMuted: boolean;
  level: MicrophoneLevel;
  /** Whether the device slept during the recording. */
  hasSlept: boolean;
  /** Whether the page was in the background during the recording. */
  wasHidden: boolean;
}

/** How many seconds an announcement of the remaining time is shown. */
const ANNOUNCEMENT_SECONDS = 10;

/** Chooses the notice of a recording: the one that its speaker must know first. */
export function chooseRecordingNotice(situation: RecordingSituation): RecordingNotice {
  const { seconds, isPaused, isMuted, level, hasSlept, wasHidden } = situation;
  if (isPaused) return 'paused';
  if (isMuted) return 'muted';
  const secondsLeft = RECORDING_SECONDS_MAX - seconds;
  const isAnnounced = (at: number): boolean => secondsLeft <= at && secondsLeft > at - ANNOUNCEMENT_SECONDS;
  if (isAnnounced(300)) return 'fiveMinutesLeft';
  if (isAnnounced(60)) return 'oneMinuteLeft';
  if (isAnnounced(10)) return 'tenSecondsLeft';
  if (level !== 'good') return level;
  if (hasSlept) return 'deviceSlept';
  return wasHidden ? 'continuedInBackground' : 'listening';
}
