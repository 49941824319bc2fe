import type { RecognizedLine } from './join-recognized-lines.ts';

/** A request to the OCR helper process. */
export interface OcrRequest {
  /** The path of the local file with the prepared image. */
  readonly path: string;
}

/** The response of the OCR helper process. */
export type OcrResponse = { readonly lines: readonly RecognizedLine[] } | { readonly error: string };
