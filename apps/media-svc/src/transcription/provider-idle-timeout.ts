/**
 * The time per second of the recording in which a provider may be silent. Most send nothing until they have finished, and a small server of
 * one's own needs about as long as the recording plays; twice as long leaves room for one other recording.
 */
const IDLE_MS_PER_SECOND = 2_000;
/** Two attempts are cut earlier than the third: a provider that is only slow then gets four times as long. */
const MAX_FACTOR = 4;

interface TranscriptionAttempt {
  /** The duration of the recording in seconds; null when it is unknown. */
  readonly durationSeconds: number | null;
  /** The number of attempts that have failed. */
  readonly attemptsMade: number;
}

interface TranscriptionTimeouts {
  readonly TRANSCRIBE_IDLE_MS: number;
  readonly TRANSCRIBE_TIMEOUT_MS: number;
}

/**
 * Returns how long the provider may send nothing for a recording, in milliseconds: `TRANSCRIBE_IDLE_MS` and twice the duration of the
 * recording, doubled for the second attempt and doubled again from the third on, at most `TRANSCRIBE_TIMEOUT_MS`.
 */
export function providerIdleTimeoutMs(
  { TRANSCRIBE_IDLE_MS, TRANSCRIBE_TIMEOUT_MS }: TranscriptionTimeouts,
  { durationSeconds, attemptsMade }: TranscriptionAttempt,
): number {
  if (durationSeconds === null) return TRANSCRIBE_TIMEOUT_MS;
  const firstAttemptMs = TRANSCRIBE_IDLE_MS + IDLE_MS_PER_SECOND * durationSeconds;
  return Math.min(TRANSCRIBE_TIMEOUT_MS, firstAttemptMs * Math.min(MAX_FACTOR, 2 ** attemptsMade));
}
