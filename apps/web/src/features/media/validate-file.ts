/** The server's limit for the size of a file. The app checks the size before the upload too, because an upload may take minutes. */
const MEDIA_MAX_BYTES = 10 * 1024 * 1024;
export const MEDIA_MAX_FILES = 20;

/** Why a file cannot be uploaded; names a text in `media.problems`. */
export type FileValidationError = 'empty' | 'tooLarge' | 'notMedia' | 'notImage' | 'tooMany';

/** File name extensions accepted without a MIME type: some operating systems do not know the MIME types of these extensions. */
const MEDIA_EXTENSION = /\.(heic|heif|mov|webm|mp4|jpe?g|png|webp|gif)$/i;
const IMAGE_EXTENSION = /\.(heic|heif|jpe?g|png|webp|gif)$/i;

interface FileMetadata {
  name: string;
  type: string;
  size: number;
}

/** Why an image or video cannot be uploaded, or null. The server also checks the file's bytes. */
export function validateMediaFile({ name, type, size }: FileMetadata): FileValidationError | null {
  if (!/^(image|video)\//.test(type) && !(type === '' && MEDIA_EXTENSION.test(name))) return 'notMedia';
  return sizeError(size);
}

/** Why a photo of handwriting cannot be uploaded, or null. */
export function validatePhotoFile({ name, type, size }: FileMetadata): FileValidationError | null {
  if (!type.startsWith('image/') && !(type === '' && IMAGE_EXTENSION.test(name))) return 'notImage';
  return sizeError(size);
}

function sizeError(size: number): FileValidationError | null {
  if (size === 0) return 'empty';
  return size > MEDIA_MAX_BYTES ? 'tooLarge' : null;
}
