import type { UploadedFile } from '@memory/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { type FileUpload, type UploadableFile, uploadFile } from '../../lib/upload-file.ts';
import { useUploadQueue } from '../media/use-upload-queue.ts';
import { transcriptOrNull } from './extracted-text.ts';
import type { RecordedAudio } from './recording-session.ts';

/** A recording of the page, or a chosen file. */
type UploadedRecording = Pick<RecordedAudio, 'id' | 'blob'> & { readonly format: { readonly fileName: string } };

interface RecordingUploadOptions {
  userId: string;
  draftId: string;
  /** The recording's transcript by the browser's speech recognition; empty if there is none. */
  browserTranscript: string;
  onBrowserTranscript: (transcript: string) => void;
  /** Called with the URL of the uploaded recording, and with null when the recording is replaced or removed. */
  onUploaded: (url: string | null) => void;
  onText: (text: string) => void;
  /** Called when a pending recording from an earlier visit has been loaded into the queue. */
  onRestored?: () => void;
}

/** Outcome of transcribing a recording: there is a transcript, there is none, or the transcription still runs (`pending`). */
export type TranscriptOutcome = 'transcribed' | 'none' | 'pending';

/** Uploads one recording and reports the outcome in toasts. The server transcribes the recording. */
export function useRecordingUpload({
  userId,
  draftId,
  browserTranscript,
  onBrowserTranscript,
  onUploaded,
  onText,
  onRestored,
}: RecordingUploadOptions) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<TranscriptOutcome | null>(null);
  // The recording is kept in memory, so that it can be played without a request.
  const [blob, setBlob] = useState<Blob | null>(null);
  const queue = useUploadQueue({
    userId,
    draftId,
    kind: 'audio',
    send: uploadRecording,
    onUploaded: (upload, { url, extractedText, status, isIncomplete }) => {
      const transcript = transcriptOrNull(extractedText) ?? (browserTranscript === '' ? null : browserTranscript);
      setBlob(upload.blob);
      if (transcript) onText(transcript);
      onUploaded(url);
      setOutcome(transcript ? 'transcribed' : status === 'pending' ? 'pending' : 'none');
      toast({
        title: t('recording.toasts.processed'),
        description: isIncomplete
          ? t('media.incomplete', { name: upload.name })
          : t(transcript ? 'recording.toasts.processedText' : 'recording.captured'),
      });
    },
    onError: (_, message) =>
      toast({
        title: t('recording.toasts.failed'),
        description: message ?? t('recording.toasts.failedText'),
        isError: true,
      }),
    ...(onRestored && { onRestored }),
  });

  function reset(): void {
    queue.clear();
    setBlob(null);
    setOutcome(null);
  }

  return {
    file: queue.uploads[0] ?? null,
    isRestored: queue.isRestored,
    blob,
    outcome,
    retry: queue.retry,
    reset,
    /** Uploads a finished recording. The new recording replaces the current one. */
    upload: ({ id, blob: recorded, format }: UploadedRecording, transcript: string) => {
      reset();
      onUploaded(null);
      onBrowserTranscript(transcript);
      setBlob(recorded);
      queue.add([{ id, name: format.fileName, blob: recorded }]);
    },
    /** Replaces the uploaded recording by another stored file, such as a part of it. Its transcript stays. */
    replace: (url: string) => {
      setBlob(null);
      onUploaded(url);
    },
    /** Removes the current recording. Called before the author makes another recording. */
    remove: () => {
      reset();
      onUploaded(null);
      onBrowserTranscript('');
    },
  };
}

export type RecordingUpload = ReturnType<typeof useRecordingUpload>;

/**
 * Uploads a recording. The response contains the transcript if the server transcribed the recording quickly enough. The server detects the
 * audio format from the file's content.
 */
function uploadRecording(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedFile> {
  return uploadFile('/api/upload/audio', 'audio', file, onProgress);
}
