import { storePendingUpload } from '../media/pending-uploads.ts';
import { deleteRecordingChunks, storeRecordingChunk } from '../media/recording-chunks.ts';
import type { ForcedStop, RecordedAudio } from './recording-session.ts';
import { type AudioRecorder, type MicrophoneError, useAudioRecorder } from './use-audio-recorder.ts';

interface CrashSafeRecorderOptions {
  userId: string;
  draftId: string;
  /** Whether a recording that is interrupted by leaving the page is stored for the next visit. If not, it is discarded. */
  keepsOnUnmount: boolean;
  /** The length of the longest recording in seconds; by default that of an entry. */
  secondsMax?: number;
  onStart: () => void;
  /** Called when the recording stops, for whatever reason. */
  onRecorded: (recording: RecordedAudio) => void;
  onForcedStop: (reason: ForcedStop) => void;
  onError: (error: MicrophoneError) => void;
}

/** Records audio and stores each second of it on this device, so that a crash of the browser loses at most the last second. */
export function useCrashSafeRecorder({
  userId,
  draftId,
  keepsOnUnmount,
  secondsMax,
  onStart,
  onRecorded,
  onForcedStop,
  onError,
}: CrashSafeRecorderOptions): AudioRecorder {
  return useAudioRecorder({
    ...(secondsMax !== undefined && { secondsMax }),
    onStart,
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
    onForcedStop,
    onError,
    onChunk: ({ id, index, blob, format }) =>
      void storeRecordingChunk({ id, index, blob, userId, draftId, name: format.fileName }),
  });
}
