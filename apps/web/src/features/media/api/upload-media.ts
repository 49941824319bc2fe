import { type UploadableFile, type FileUpload, uploadFile } from '../../../lib/upload-file.ts';

/** The server's response for an uploaded image or video. */
export interface UploadedMedia {
  url: string;
  type: 'image' | 'video';
  mimeType: string;
}

/** Uploads one image or video. One file per request, so that each has its own progress and can be cancelled. */
export function uploadMedia(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedMedia[]> {
  return uploadFile('/api/upload/media', 'media', file, onProgress);
}
