import type { RecognizedLine } from './join-recognized-lines.ts';

/** Request to the OCR process. */
export interface OcrRequest {
  /** The prepared image, a local file. */
  readonly path: string;
}

/** Response of the OCR process. */
export type OcrResponse = { readonly lines: readonly RecognizedLine[] } | { readonly error: string };
