import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import type { UploadKind } from '../media/pending-uploads.ts';
import { useUploadQueue } from '../media/use-upload-queue.ts';
import { uploadRecording } from './api/upload-recording.ts';
import { transcriptOrNull } from './transcript-placeholder.ts';
import type { Recording } from './use-audio-recorder.ts';

export interface RecordingUploadOptions {
  userId: string;
  place: string;
  /** What the browser itself heard of this recording. */
  heard: string;
  onHeard: (heard: string) => void;
  onUploaded: (url: string | null) => void;
  onText: (text: string) => void;
  /** A recording that an earlier visit left was found. */
  onFound?: () => void;
}

/** What became of the words of a recording: written down, none, or still to come. */
export type RecordingTextOutcome = 'processed' | 'captured' | 'pending';

const ROLE: UploadKind = 'audio';

/** One recording on its way to the server. */
export function useRecordingUpload({
  userId,
  place,
  heard,
  onHeard,
  onUploaded,
  onText,
  onFound,
}: RecordingUploadOptions) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<RecordingTextOutcome | null>(null);
  // to listen to at once, and without asking the server for it
  const [blob, setBlob] = useState<Blob | null>(null);
  const uploads = useUploadQueue({
    userId,
    place,
    role: ROLE,
    send: uploadRecording,
    onDone: (file, { url, extractedText, status }) => {
      const transcript = transcriptOrNull(extractedText) ?? (heard === '' ? null : heard);
      setBlob(file.blob);
      if (transcript) onText(transcript);
      onUploaded(url);
      setOutcome(transcript ? 'processed' : status === 'pending' ? 'pending' : 'captured');
      // nothing may be said to be transcribed that was not
      toast({
        title: t('recording.toasts.processed'),
        description: t(transcript ? 'recording.toasts.processedText' : 'recording.captured'),
      });
    },
    onProblem: (_, problem) =>
      toast({
        title: t('recording.toasts.failed'),
        description: problem ?? t('recording.toasts.failedText'),
        isError: true,
      }),
    ...(onFound && { onFound }),
  });

  function reset(): void {
    uploads.clear();
    setBlob(null);
    setOutcome(null);
  }

  return {
    file: uploads.files[0] ?? null,
    looked: uploads.looked,
    blob,
    outcome,
    retry: uploads.retry,
    reset,
    take: ({ id, blob: recorded, format }: Recording, heardNow: string) => {
      reset();
      onUploaded(null);
      onHeard(heardNow);
      setBlob(recorded);
      uploads.add([{ id, name: format.fileName, blob: recorded }]);
    },
    again: () => {
      reset();
      onUploaded(null);
      onHeard('');
    },
  };
}

export type RecordingUpload = ReturnType<typeof useRecordingUpload>;
