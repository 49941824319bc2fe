import type { FileKind } from '@memory/contracts';

/** A validated file without metadata, ready to be stored. */
export interface SanitizedFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly durationSeconds?: number | null;
  readonly codec?: string;
  /** Whether some current browsers do not play the file, so that it has to be converted. */
  readonly conversionPending?: boolean;
  /** Whether the upload was damaged or truncated, so that the file is only the part that could be read. Also true for `lacksSound`. */
  readonly isIncomplete?: boolean;
  /** Whether none of the upload's sound could be decoded, so that the video is stored without sound. */
  readonly lacksSound?: boolean;
}
