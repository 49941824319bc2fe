export type AudioErrorReason = 'aborted' | 'network' | 'decode' | 'source' | 'other';

// the codes of MediaError, in order from 1
const BY_CODE: readonly AudioErrorReason[] = ['aborted', 'network', 'decode', 'source'];

/** The sentence for the code of a MediaError. */
export function audioErrorReason(code: number | undefined): AudioErrorReason {
  return BY_CODE[(code ?? 0) - 1] ?? 'other';
}
