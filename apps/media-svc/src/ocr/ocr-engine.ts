import type { PageText } from './join-recognized-lines.ts';

/** Recognizes the text in a photo. It has two implementations: a local OCR engine, and a vision model of an AI provider. */
export interface OcrEngine {
  /**
   * Recognizes the text in a photo.
   * @param photo the path of a local file in a writable folder
   * @returns the text line by line in the order of reading; empty when the photo has no text, or an unclear one
   * @throws RetryableJobFailure, PermanentJobFailure
   */
  recognize(photo: string, signal: AbortSignal): Promise<PageText>;
}

export const OCR_ENGINE = Symbol('OCR_ENGINE');
