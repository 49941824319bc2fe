import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { type UploadedMedia, uploadMedia } from './api/upload-media.ts';
import type { AttachedFile } from './attached-file.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import { MEDIA_MAX_FILES, validateMediaFile } from './validate-file.ts';

interface MediaUploadOptions {
  userId: string;
  draftId: string;
  /** The files of the draft or entry that have been uploaded already. */
  attached: readonly AttachedFile[];
  onAttached: (file: AttachedFile) => void;
}

/** Uploads the images and videos of an entry and reports progress and errors in toasts. */
export function useMediaUploads({ userId, draftId, attached, onAttached }: MediaUploadOptions) {
  const { t } = useTranslation();
  const uploadedCount = useRef(0);
  const queue = useUploadQueue<UploadedMedia[]>({
    userId,
    draftId,
    kind: 'media',
    send: uploadMedia,
    onUploaded: ({ name }, [file]) => {
      if (!file) return;
      onAttached({ url: file.url, type: file.mimeType, name });
      uploadedCount.current += 1;
      // One toast reports all uploaded files. It is shown after the last upload.
      if (queue.uploads.some(({ state }) => state === 'queued')) return;
      toast({
        title: t('media.toasts.uploaded', { count: uploadedCount.current }),
        description: t('media.toasts.uploadedText'),
      });
      uploadedCount.current = 0;
    },
    onError: ({ name }, message) =>
      toast({
        title: t('media.toasts.failed'),
        description: message ? t('media.problems.refused', { name, problem: message }) : t('media.toasts.failedText'),
        isError: true,
      }),
  });

  /** Uploads the valid files. Invalid files, and files beyond the maximum number, are reported in one error message. */
  function add(files: readonly File[]): void {
    const remaining = MEDIA_MAX_FILES - attached.length - queue.uploads.length;
    const validFiles = files.filter((file) => validateMediaFile(file) === null);
    const errors = files.flatMap((file) => {
      const error = validateMediaFile(file);
      return error ? [t(`media.problems.${error}`, { name: file.name })] : [];
    });
    if (validFiles.length > remaining) errors.push(t('media.problems.tooMany'));
    if (errors.length > 0) toast({ title: t('media.toasts.failed'), description: errors.join(' '), isError: true });
    queue.add(validFiles.slice(0, Math.max(0, remaining)).map((file) => ({ name: file.name, blob: file })));
  }

  return {
    files: queue.uploads,
    isRestored: queue.isRestored,
    add,
    retry: queue.retry,
    remove: queue.remove,
    clear: queue.clear,
  };
}

export type MediaUploads = ReturnType<typeof useMediaUploads>;
