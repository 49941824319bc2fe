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
}
