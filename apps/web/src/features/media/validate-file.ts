/** The server's limit for the size of a file in bytes. The app checks the size as well, before an upload that may take minutes. */
const MEDIA_MAX_BYTES = 10 * 1024 * 1024;
export const MEDIA_MAX_FILES = 20;

/** The reason why a file cannot be uploaded. Each value is a translation key of `media.problems`. */
export type FileValidationError = 'empty' | 'tooLarge' | 'notMedia' | 'notImage' | 'tooMany';

/**
 * File name extensions that are accepted if the file has no MIME type, because some operating systems do not know the MIME types of these
 * extensions.
 */
const MEDIA_EXTENSION = /\.(heic|heif|mov|webm|mp4|jpe?g|png|webp|gif)$/i;
const IMAGE_EXTENSION = /\.(heic|heif|jpe?g|png|webp|gif)$/i;

interface FileMetadata {
  name: string;
  type: string;
  size: number;
}

/** The reason why an image or video cannot be uploaded; null if it can. The server checks the file's content as well. */
export function validateMediaFile({ name, type, size }: FileMetadata): FileValidationError | null {
  if (!/^(image|video)\//.test(type) && !(type === '' && MEDIA_EXTENSION.test(name))) return 'notMedia';
  return sizeError(size);
}

/** The reason why a photo of handwriting cannot be uploaded; null if it can. */
export function validatePhotoFile({ name, type, size }: FileMetadata): FileValidationError | null {
  if (!type.startsWith('image/') && !(type === '' && IMAGE_EXTENSION.test(name))) return 'notImage';
  return sizeError(size);
}

function sizeError(size: number): FileValidationError | null {
  if (size === 0) return 'empty';
  return size > MEDIA_MAX_BYTES ? 'tooLarge' : null;
}
