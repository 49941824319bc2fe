import { type Upload, uploadFile } from '../../../lib/upload-file.ts';

export function uploadPhoto(photo: File, onProgress: (sent: number) => void): Upload {
  return uploadFile('/api/upload/image', 'image', photo, photo.name, onProgress);
}
