import type { UploadedFile } from '@memory/contracts';
import { type UploadableFile, type Upload, uploadFile } from '../../../lib/upload-file.ts';

/** The name decides nothing: the server looks at the bytes. */
export function uploadRecording(file: UploadableFile, onProgress: (sent: number) => void): Upload<UploadedFile> {
  return uploadFile('/api/upload/audio', 'audio', file, onProgress);
}
