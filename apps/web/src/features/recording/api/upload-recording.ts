import type { UploadedFile } from '@memory/contracts';
import { type UploadableFile, type FileUpload, uploadFile } from '../../../lib/upload-file.ts';

/**
 * Uploads a recording; the response contains the transcript if the server transcribed it quickly enough. The server detects the audio
 * format from the bytes.
 */
export function uploadRecording(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedFile> {
  return uploadFile('/api/upload/audio', 'audio', file, onProgress);
}
