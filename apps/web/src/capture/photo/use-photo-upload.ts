import type { UploadedFile } from '@memory/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { type FileUpload, type UploadableFile, uploadFile } from '../../lib/upload-file.ts';
import { useUploadQueue } from '../media/use-upload-queue.ts';
import { validatePhotoFile } from '../media/validate-file.ts';

interface PhotoUploadOptions {
  userId: string;
  draftId: string;
  /** Called with the URL of the uploaded photo, and with null when the photo is replaced or removed. */
  onUploaded: (url: string | null) => void;
  onText: (text: string) => void;
  /** Called when a pending photo from an earlier visit has been loaded into the queue. */
  onRestored?: () => void;
}

/**
 * Outcome of extracting the text of a photo: text was found (`read`), there is none (`blank`), there is writing that could not be read
 * (`unclear`), or the extraction still runs (`pending`).
 */
export type PhotoTextOutcome = 'read' | 'blank' | 'unclear' | 'pending';

/** Uploads one photo of handwriting and reports errors in toasts. The server extracts the photo's text. */
export function usePhotoUpload({ userId, draftId, onUploaded, onText, onRestored }: PhotoUploadOptions) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<PhotoTextOutcome | null>(null);
  const queue = useUploadQueue({
    userId,
    draftId,
    kind: 'image',
    send: uploadPhoto,
    onUploaded: (_, { url, extractedText, status, isTextUnclear }) => {
      onUploaded(url);
      if (extractedText) onText(extractedText);
      if (status === 'pending') setOutcome('pending');
      else setOutcome(extractedText ? 'read' : isTextUnclear ? 'unclear' : 'blank');
      const description = extractedText ? t('photo.toasts.uploadedText') : undefined;
      toast({ title: t('photo.toasts.uploaded'), ...(description && { description }) });
    },
    onError: (_, message) =>
      toast({
        title: t('photo.toasts.failed'),
        description: message ?? t('photo.toasts.failedText'),
        isError: true,
      }),
    ...(onRestored && { onRestored }),
  });

  function reset(): void {
    queue.clear();
    setOutcome(null);
  }

  return {
    file: queue.uploads[0] ?? null,
    isRestored: queue.isRestored,
    outcome,
    retry: queue.retry,
    reset,
    /** Uploads a photo if its file is valid. The new photo replaces the current photo. */
    upload: (photo: File): void => {
      const error = validatePhotoFile(photo);
      if (error) {
        toast({
          title: t('photo.toasts.failed'),
          description: t(`media.problems.${error}`, { name: photo.name }),
          isError: true,
        });
        return;
      }
      reset();
      onUploaded(null);
      queue.add([{ name: photo.name, blob: photo }]);
    },
    remove: () => {
      reset();
      onUploaded(null);
    },
  };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Uploads a photo of handwriting. The response contains the text of the photo if the server extracted it quickly enough. */
export function uploadPhoto(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedFile> {
  return uploadFile('/api/upload/image', 'image', file, onProgress);
}
