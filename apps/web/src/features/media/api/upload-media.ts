import { type UploadableFile, type Upload, uploadFile } from '../../../lib/upload-file.ts';

/** A picture or video as the server keeps it. */
export interface UploadedMedia {
  url: string;
  type: 'image' | 'video';
  mimeType: string;
}

/** One file a request, so that each has its own progress and can be cancelled. */
export function uploadMedia(file: UploadableFile, onProgress: (sent: number) => void): Upload<UploadedMedia[]> {
  return uploadFile('/api/upload/media', 'media', file, onProgress);
}
