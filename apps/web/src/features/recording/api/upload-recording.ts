import { type Upload, uploadFile } from '../../../lib/upload-file.ts';
import type { Recording } from '../use-recorder.ts';

export function uploadRecording({ blob, format }: Recording, onProgress: (sent: number) => void): Upload {
  return uploadFile('/api/upload/audio', 'audio', blob, format.fileName, onProgress);
}
