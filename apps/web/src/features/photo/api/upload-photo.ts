import type { UploadedFile } from '@memory/contracts';
import { type FileToSend, type Upload, uploadFile } from '../../../lib/upload-file.ts';

export function uploadPhoto(file: FileToSend, onProgress: (sent: number) => void): Upload<UploadedFile> {
  return uploadFile('/api/upload/image', 'image', file, onProgress);
}
