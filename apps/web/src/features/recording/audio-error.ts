export type AudioErrorReason = 'aborted' | 'network' | 'decode' | 'source' | 'other';

// The order is that of the error codes of MediaError, which start at 1.
const REASONS_BY_CODE: readonly AudioErrorReason[] = ['aborted', 'network', 'decode', 'source'];

/** The reason for the code of a MediaError. The reason is a translation key of `player.errors`. */
export function audioErrorReason(code: number | undefined): AudioErrorReason {
  return REASONS_BY_CODE[(code ?? 0) - 1] ?? 'other';
}
