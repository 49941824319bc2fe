/** The server's own limits; said here as well, so that nobody uploads for minutes to be refused. */
export const MEDIA_MAX_BYTES = 10 * 1024 * 1024;
export const MEDIA_MAX_FILES = 20;

export type FileValidationError = 'empty' | 'tooLarge' | 'notMedia' | 'notImage' | 'tooMany';

/** Endings of types that some systems know nothing of. */
const NAMED = /\.(heic|heif|mov|webm|mp4|jpe?g|png|webp|gif)$/i;
const NAMED_IMAGE = /\.(heic|heif|jpe?g|png|webp|gif)$/i;

interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

/** What is wrong with a chosen picture or video, or null. Its bytes have the last word, and that is the server's. */
export function validateMediaFile({ name, type, size }: ChosenFile): FileValidationError | null {
  if (!/^(image|video)\//.test(type) && !(type === '' && NAMED.test(name))) return 'notMedia';
  return sizeProblem(size);
}

/** The same for a photo of handwriting. */
export function validatePhotoFile({ name, type, size }: ChosenFile): FileValidationError | null {
  if (!type.startsWith('image/') && !(type === '' && NAMED_IMAGE.test(name))) return 'notImage';
  return sizeProblem(size);
}

function sizeProblem(size: number): FileValidationError | null {
  if (size === 0) return 'empty';
  return size > MEDIA_MAX_BYTES ? 'tooLarge' : null;
}
