import type { UploadedFile } from '@memory/contracts';
import { type UploadableFile, type FileUpload, uploadFile } from '../../../lib/upload-file.ts';

/** Uploads a photo of handwriting; the response has its text if reading it was quick enough. */
export function uploadPhoto(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedFile> {
  return uploadFile('/api/upload/image', 'image', file, onProgress);
}
