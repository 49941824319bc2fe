/** The error codes of the API for a rejected image. */
export type ImageErrorCode = 'image_too_large' | 'file_unreadable';

/** Thrown for an image that is damaged or has too many pixels. */
export class ImageRejected extends Error {
  override readonly name = 'ImageRejected';
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, options?: { cause: unknown }) {
    super(code, options);
    this.code = code;
  }
}

/** Converts an error of sharp or of the HEIC decoder to an ImageRejected and throws it. */
export function throwImageRejected(cause: unknown): never {
  const tooLarge = cause instanceof Error && cause.message.includes('exceeds pixel limit');
  throw new ImageRejected(tooLarge ? 'image_too_large' : 'file_unreadable', { cause });
}
