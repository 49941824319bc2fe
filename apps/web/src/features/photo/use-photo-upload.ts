import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { useUploadQueue } from '../media/use-upload-queue.ts';
import { validatePhotoFile } from '../media/validate-file.ts';
import { uploadPhoto } from './api/upload-photo.ts';

interface PhotoUploadOptions {
  userId: string;
  draftId: string;
  /** Called with the URL of the uploaded photo; with null when the photo is replaced or removed. */
  onUploaded: (url: string | null) => void;
  onText: (text: string) => void;
  /** Called when a pending photo of an earlier visit was restored. */
  onRestored?: () => void;
}

/** Outcome of reading a photo's handwriting: text was found, there is none, or the result is still to come. */
export type PhotoTextOutcome = 'read' | 'blank' | 'pending';

/** Uploads one photo of handwriting, which the server reads, and reports errors in toasts. */
export function usePhotoUpload({ userId, draftId, onUploaded, onText, onRestored }: PhotoUploadOptions) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<PhotoTextOutcome | null>(null);
  const queue = useUploadQueue({
    userId,
    draftId,
    kind: 'image',
    send: uploadPhoto,
    onUploaded: (_, { url, extractedText, status }) => {
      onUploaded(url);
      if (extractedText) onText(extractedText);
      setOutcome(status === 'pending' ? 'pending' : extractedText ? 'read' : 'blank');
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
    /** Uploads a photo, which replaces the current photo, if the file is valid. */
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
