/** Why a picture is not taken; the codes are the contract's. */
export type PictureRefusal = 'image_too_large' | 'file_unreadable';

/** A picture that is damaged, or of more pixels than are taken. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly code: PictureRefusal;

  constructor(code: PictureRefusal, options?: { cause: unknown }) {
    super(code, options);
    this.code = code;
  }
}

/** For what sharp says of a picture that it cannot open or finish. */
export function refused(cause: unknown): never {
  const tooLarge = cause instanceof Error && cause.message.includes('exceeds pixel limit');
  throw new PictureRefused(tooLarge ? 'image_too_large' : 'file_unreadable', { cause });
}
