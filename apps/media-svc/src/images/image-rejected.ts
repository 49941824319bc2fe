/** The error codes of the route contracts with which an image is rejected. */
export type ImageErrorCode = 'image_too_large' | 'file_unreadable';

/** The image is damaged, or has too many pixels. */
export class ImageRejected extends Error {
  override readonly name = 'ImageRejected';
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, options?: { cause: unknown }) {
    super(code, options);
    this.code = code;
  }
}

/** Translates an error of sharp while opening or decoding an image. */
export function throwImageRejected(cause: unknown): never {
  const tooLarge = cause instanceof Error && cause.message.includes('exceeds pixel limit');
  throw new ImageRejected(tooLarge ? 'image_too_large' : 'file_unreadable', { cause });
}
