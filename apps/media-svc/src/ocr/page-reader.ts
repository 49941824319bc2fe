/** What finds the writing in a photo: the engine on this machine, or a model that sees. */
export interface PageReader {
  /**
   * @param photo a local file, in a folder that may be written to
   * @returns the text as it was written, line by line; empty when there is none
   * @throws PassingFailure, PermanentFailure
   */
  read(photo: string, signal: AbortSignal): Promise<string>;
}

export const PAGE_READER = Symbol('PAGE_READER');
