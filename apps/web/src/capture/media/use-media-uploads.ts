import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { toast } from '../../lib/toasts.ts';
import { type FileUpload, type UploadableFile, uploadFile } from '../../lib/upload-file.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import { MEDIA_MAX_FILES, validateMediaFile } from './validate-file.ts';

/** An uploaded image or video that belongs to a draft or an entry. */
export interface AttachedFile {
  url: string;
  /** The file's MIME type, or only `image` or `video` if the file belongs to a saved entry. */
  type: string;
  /** The file's name on the user's device; empty if the file belongs to a saved entry. */
  name: string;
}

/** A file that was chosen but is not uploaded, and why. It stays in the form until the author dismisses it. */
export interface RefusedFile {
  id: string;
  name: string;
  /** The message for the author. */
  reason: string;
}

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
  const incompleteNames = useRef<string[]>([]);
  const [refusedFiles, setRefusedFiles] = useState<readonly RefusedFile[]>([]);
  const queue = useUploadQueue<UploadedMedia[]>({
    userId,
    draftId,
    kind: 'media',
    send: uploadMedia,
    onUploaded: ({ name }, [file]) => {
      if (!file) return;
      onAttached({ url: file.url, type: file.mimeType, name });
      uploadedCount.current += 1;
      if (file.isIncomplete) incompleteNames.current.push(name);
      // One toast reports all uploaded files. It is shown after the last upload.
      if (hasQueued()) return;
      toast({
        title: t('media.toasts.uploaded', { count: uploadedCount.current }),
        description:
          incompleteNames.current.length > 0
            ? t('media.incomplete', { name: incompleteNames.current.join(', ') })
            : t('media.toasts.uploadedText'),
      });
      uploadedCount.current = 0;
      incompleteNames.current = [];
    },
    onError: ({ name }, message) => {
      toast({
        title: t('media.toasts.failed'),
        description: message ? t('media.problems.refused', { name, problem: message }) : t('media.toasts.failedText'),
        isError: true,
      });
      // No toast about uploaded files follows, because it would hide this error message.
      if (!hasQueued()) uploadedCount.current = 0;
    },
  });
  const hasQueued = (): boolean => queue.uploads.some(({ state }) => state === 'queued');

  /**
   * Uploads the valid files. Invalid files, and files beyond the maximum number, are reported in one error message and listed with their
   * reasons.
   */
  function add(files: readonly File[]): void {
    const remaining = MEDIA_MAX_FILES - attached.length - queue.uploads.length;
    const validFiles = files.filter((file) => validateMediaFile(file) === null);
    const accepted = validFiles.slice(0, Math.max(0, remaining));
    const refused = files.flatMap((file) => {
      const error = validateMediaFile(file) ?? (accepted.includes(file) ? null : 'tooMany');
      return error
        ? [{ id: uuid(), name: file.name, error, reason: t(`media.problems.${error}`, { name: file.name }) }]
        : [];
    });
    // All files beyond the maximum number have the same message.
    const messages = new Set(refused.map(({ reason }) => reason));
    if (refused.length > 0)
      toast({ title: t('media.toasts.failed'), description: [...messages].join(' '), isError: true });
    setRefusedFiles([
      ...refusedFiles,
      ...refused.map(({ id, name, error, reason }) => ({
        id,
        name,
        reason: error === 'tooMany' ? t('media.problems.refused', { name, problem: reason }) : reason,
      })),
    ]);
    queue.add(accepted.map((file) => ({ name: file.name, blob: file })));
  }

  return {
    files: queue.uploads,
    isRestored: queue.isRestored,
    add,
    retry: queue.retry,
    remove: queue.remove,
    refusedFiles,
    dismissRefused: (id: string) => setRefusedFiles(refusedFiles.filter((file) => file.id !== id)),
    clear: () => {
      setRefusedFiles([]);
      queue.clear();
    },
  };
}

export type MediaUploads = ReturnType<typeof useMediaUploads>;

/** One uploaded image or video in the server's response. */
interface UploadedMedia {
  url: string;
  type: 'image' | 'video';
  mimeType: string;
  /** Whether the file was damaged, so that a part of it is missing. */
  isIncomplete: boolean;
}

/**
 * Uploads one image or video. Each request contains only one file, so that each file has its own progress and can be cancelled on its own.
 */
export function uploadMedia(file: UploadableFile, onProgress: (sent: number) => void): FileUpload<UploadedMedia[]> {
  return uploadFile('/api/upload/media', 'media', file, onProgress);
}
