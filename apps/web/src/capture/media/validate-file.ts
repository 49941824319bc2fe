import {
  acceptedImageFormats,
  acceptedRecordingFormats,
  acceptedVideoFormats,
  fileInputAccept,
  mayHaveFormat,
} from '@memory/contracts/accepted-formats';

/** The server's limit for the size of a file in bytes. The app checks the size as well, before an upload that may take minutes. */
const MEDIA_MAX_BYTES = 10 * 1024 * 1024;
const RECORDING_MAX_BYTES = 25 * 1024 * 1024;
export const MEDIA_MAX_FILES = 20;

/** The reason why a file cannot be uploaded. Each value is a translation key of `media.problems`. */
export type FileValidationError = 'empty' | 'tooLarge' | 'notMedia' | 'notImage' | 'tooMany';

interface FileMetadata {
  name: string;
  type: string;
  size: number;
}

/**
 * The values of the attribute `accept` of file inputs. They list the accepted formats in addition to `image/*` and `video/*`, because some browsers
 * do not know all of these formats.
 */
export const IMAGE_ACCEPT = `image/*,${fileInputAccept(acceptedImageFormats)}`;
export const VIDEO_ACCEPT = `video/*,${fileInputAccept(acceptedVideoFormats)}`;
export const MEDIA_ACCEPT = `${IMAGE_ACCEPT},${VIDEO_ACCEPT}`;
export const RECORDING_ACCEPT = `audio/*,${fileInputAccept(acceptedRecordingFormats)}`;

/** Whether a file says nothing of its content: messengers save pictures without a type and an extension. The server decides by the content. */
const isUnknown = ({ name, type }: FileMetadata): boolean =>
  (type === '' || type === 'application/octet-stream') && !/\.\w{1,5}$/.test(name);

/** The reason why an image or video cannot be uploaded; null if it can. The server checks the file's content as well. */
export function validateMediaFile(file: FileMetadata): FileValidationError | null {
  const mayBeMedia =
    isUnknown(file) ||
    /^(image|video)\//.test(file.type) ||
    mayHaveFormat(file, acceptedImageFormats) ||
    mayHaveFormat(file, acceptedVideoFormats);
  return mayBeMedia ? sizeError(file.size, MEDIA_MAX_BYTES) : 'notMedia';
}

/** The reason why a photo of handwriting cannot be uploaded; null if it can. */
export function validatePhotoFile(file: FileMetadata): FileValidationError | null {
  const mayBeImage = isUnknown(file) || file.type.startsWith('image/') || mayHaveFormat(file, acceptedImageFormats);
  return mayBeImage ? sizeError(file.size, MEDIA_MAX_BYTES) : 'notImage';
}

/**
 * The reason why a sound file cannot be uploaded as a recording; null if it can. The server decides by the file's content whether it is a
 * recording.
 */
export const validateRecordingFile = ({ size }: FileMetadata): 'empty' | 'tooLarge' | null =>
  sizeError(size, RECORDING_MAX_BYTES);

function sizeError(size: number, maxBytes: number): 'empty' | 'tooLarge' | null {
  if (size === 0) return 'empty';
  return size > maxBytes ? 'tooLarge' : null;
}
