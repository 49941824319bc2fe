/** Recognizes the text in a photo. Two implementations: the local engine and a vision model. */
export interface OcrEngine {
  /**
   * @param photo a local file in a writable folder
   * @returns the text line by line; empty when there is none
   * @throws RetryableJobFailure, PermanentJobFailure
   */
  recognize(photo: string, signal: AbortSignal): Promise<string>;
}

export const OCR_ENGINE = Symbol('PAGE_READER');
