import type { UploadedFile } from '@memory/contracts';
import { type UploadableFile, type FileUpload, uploadFile } from '../../../lib/upload-file.ts';

/**
 * Uploads a recording. The response contains the transcript if the server transcribed the recording quickly enough. The server detects the
 * audio format from the file's content.
 */
export function uploadRecording(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedFile> {
  return uploadFile('/api/upload/audio', 'audio', file, onProgress);
}
