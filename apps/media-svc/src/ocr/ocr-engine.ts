/** Recognizes the text in a photo. It has two implementations: a local OCR engine, and a vision model of an AI provider. */
export interface OcrEngine {
  /**
   * Recognizes the text in a photo.
   * @param photo the path of a local file in a writable folder
   * @returns the text line by line; an empty string when the photo has no text
   * @throws RetryableJobFailure, PermanentJobFailure
   */
  recognize(photo: string, signal: AbortSignal): Promise<string>;
}

export const OCR_ENGINE = Symbol('PAGE_READER');
