import { type UploadableFile, type FileUpload, uploadFile } from '../../../lib/upload-file.ts';

/** One uploaded image or video in the server's response. */
export interface UploadedMedia {
  url: string;
  type: 'image' | 'video';
  mimeType: string;
  /** Whether the file was damaged, so that a part of it is missing. */
  isIncomplete: boolean;
}

/**
 * Uploads one image or video. Each request contains only one file, so that each file has its own progress and can be cancelled on its own.
 */
export function uploadMedia(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedMedia[]> {
  return uploadFile('/api/upload/media', 'media', file, onProgress);
}
