import type { ReadLine } from './page-lines.ts';

/** To the OCR process: read the picture at this path. */
export interface PageRequest {
  readonly path: string;
}

/** From the OCR process: what it read, or why it could not. */
export type PageAnswer = { readonly lines: readonly ReadLine[] } | { readonly error: string };
