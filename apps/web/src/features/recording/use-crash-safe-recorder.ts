import { storePendingUpload } from '../media/pending-uploads.ts';
import { deleteRecordingChunks, storeRecordingChunk } from '../media/recording-chunks.ts';
import {
  type AudioRecorderState,
  type MicrophoneError,
  type RecordedAudio,
  useAudioRecorder,
} from './use-audio-recorder.ts';

interface CrashSafeRecorderOptions {
  userId: string;
  draftId: string;
  /** Whether a recording that is interrupted by leaving the page is stored for the next visit. If not, it is discarded. */
  keepsOnUnmount: boolean;
  /** Called when the recording stops, also after the microphone was disconnected. */
  onRecorded: (recording: RecordedAudio) => void;
  onError: (error: MicrophoneError) => void;
}

/** Records audio and stores each second of it on this device, so that a crash of the browser loses at most the last second. */
export function useCrashSafeRecorder({
  userId,
  draftId,
  keepsOnUnmount,
  onRecorded,
  onError,
}: CrashSafeRecorderOptions): AudioRecorderState {
  return useAudioRecorder({
    onRecorded: (recording) => {
      onRecorded(recording);
      void deleteRecordingChunks(recording.id);
    },
    onUnmount: ({ id, blob, format }) => {
      if (keepsOnUnmount) {
        const name = format.fileName;
        void storePendingUpload({ id, userId, draftId, kind: 'audio', name, blob, createdAt: Date.now() });
      }
      void deleteRecordingChunks(id);
    },
    onError,
    onChunk: ({ id, index, blob, format }) =>
      void storeRecordingChunk({ id, index, blob, userId, draftId, name: format.fileName }),
  });
}
