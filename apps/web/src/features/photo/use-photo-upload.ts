import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { useUploadQueue } from '../media/use-upload-queue.ts';
import { validatePhotoFile } from '../media/validate-file.ts';
import { uploadPhoto } from './api/upload-photo.ts';

interface PhotoUploadOptions {
  userId: string;
  place: string;
  onUploaded: (url: string | null) => void;
  onText: (text: string) => void;
  /** A photo that an earlier visit left was found. */
  onFound?: () => void;
}

/** What became of the text of a photo: read, none there, or still to come. */
export type PhotoTextOutcome = 'read' | 'blank' | 'pending';

/** One photo of handwriting on its way to the server. */
export function usePhotoUpload({ userId, place, onUploaded, onText, onFound }: PhotoUploadOptions) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<PhotoTextOutcome | null>(null);
  const uploads = useUploadQueue({
    userId,
    place,
    role: 'image',
    send: uploadPhoto,
    onDone: (_, { url, extractedText, status }) => {
      onUploaded(url);
      if (extractedText) onText(extractedText);
      setOutcome(status === 'pending' ? 'pending' : extractedText ? 'read' : 'blank');
      const description = extractedText ? t('photo.toasts.uploadedText') : undefined;
      toast({ title: t('photo.toasts.uploaded'), ...(description && { description }) });
    },
    onProblem: (_, problem) =>
      toast({
        title: t('photo.toasts.failed'),
        description: problem ?? t('photo.toasts.failedText'),
        isError: true,
      }),
    ...(onFound && { onFound }),
  });

  function reset(): void {
    uploads.clear();
    setOutcome(null);
  }

  return {
    file: uploads.files[0] ?? null,
    looked: uploads.looked,
    outcome,
    retry: uploads.retry,
    reset,
    take: (photo: File): void => {
      const problem = validatePhotoFile(photo);
      if (problem) {
        toast({
          title: t('photo.toasts.failed'),
          description: t(`media.problems.${problem}`, { name: photo.name }),
          isError: true,
        });
        return;
      }
      reset();
      onUploaded(null);
      uploads.add([{ name: photo.name, blob: photo }]);
    },
    remove: () => {
      reset();
      onUploaded(null);
    },
  };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
