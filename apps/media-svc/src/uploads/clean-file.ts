import type { FileKind } from '@memory/contracts';

/** What has been received, found to be whole and rid of what does not belong to it; ready to be kept. */
export interface CleanFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly durationSeconds?: number | null;
  readonly codec?: string;
}
