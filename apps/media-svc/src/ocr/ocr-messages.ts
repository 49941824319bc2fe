import type { RecognizedLine } from './join-recognized-lines.ts';

/** Request to the OCR process. */
export interface OcrRequest {
  /** The prepared image, a local file. */
  readonly path: string;
}

/** The message that the OCR helper process sends back. */
export type OcrResponse = { readonly lines: readonly RecognizedLine[] } | { readonly error: string };
