export type AudioErrorReason = 'aborted' | 'network' | 'decode' | 'source' | 'other';

// The order is that of the error codes of MediaError, which start at 1.
const REASONS_BY_CODE: readonly AudioErrorReason[] = ['aborted', 'network', 'decode', 'source'];

/** Whether `play()` was rejected because of a pause before playback had started, or because the page was left. */
export const isPlayAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The reason for the code of a MediaError. The reason is a translation key of `player.errors`. */
export function audioErrorReason(code: number | undefined): AudioErrorReason {
  return REASONS_BY_CODE[(code ?? 0) - 1] ?? 'other';
}
