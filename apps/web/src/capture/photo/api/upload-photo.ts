import type { UploadedFile } from '@memory/contracts';
import { type UploadableFile, type FileUpload, uploadFile } from '../../../lib/upload-file.ts';

/** Uploads a photo of handwriting. The response contains the text of the photo if the server extracted it quickly enough. */
export function uploadPhoto(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedFile> {
  return uploadFile('/api/upload/image', 'image', file, onProgress);
}
