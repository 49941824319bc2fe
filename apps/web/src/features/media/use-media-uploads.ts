import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import type { DraftFile } from '../entries/draft.ts';
import { type UploadedMedia, uploadMedia } from './api/upload-media.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import { MEDIA_MAX_FILES, validateMediaFile } from './validate-file.ts';

interface MediaUploadOptions {
  userId: string;
  draftId: string;
  /** Those that have arrived. */
  attached: readonly DraftFile[];
  onAttached: (file: DraftFile) => void;
}

/** Pictures and videos on their way to the server. */
export function useMediaUploads({ userId, draftId, attached, onAttached }: MediaUploadOptions) {
  const { t } = useTranslation();
  const arrived = useRef(0);
  const uploads = useUploadQueue<UploadedMedia[]>({
    userId,
    place: draftId,
    role: 'media',
    send: uploadMedia,
    onDone: ({ id, name }, [uploaded]) => {
      if (!uploaded) return;
      onAttached({ url: uploaded.url, type: uploaded.mimeType, name });
      arrived.current += 1;
      // once for all of them, when the last one is there
      const others = uploads.files.filter(
        (file) => file.id !== id && (file.state === 'waiting' || file.state === 'sending'),
      );
      if (others.length > 0) return;
      toast({
        title: t('media.toasts.uploaded', { count: arrived.current }),
        description: t('media.toasts.uploadedText'),
      });
      arrived.current = 0;
    },
    onProblem: ({ name }, problem) =>
      toast({
        title: t('media.toasts.failed'),
        description: problem ? t('media.problems.refused', { name, problem }) : t('media.toasts.failedText'),
        isError: true,
      }),
  });

  /** Those that can never work are told at once, and nothing of them is sent. */
  function add(files: readonly File[]): void {
    const room = MEDIA_MAX_FILES - attached.length - uploads.files.length;
    const good = files.filter((file) => validateMediaFile(file) === null);
    const problems = files.flatMap((file) => {
      const problem = validateMediaFile(file);
      return problem ? [t(`media.problems.${problem}`, { name: file.name })] : [];
    });
    if (good.length > room) problems.push(t('media.problems.tooMany'));
    if (problems.length > 0) toast({ title: t('media.toasts.failed'), description: problems.join(' '), isError: true });
    uploads.add(good.slice(0, Math.max(0, room)).map((file) => ({ name: file.name, blob: file })));
  }

  return {
    files: uploads.files,
    looked: uploads.looked,
    add,
    retry: uploads.retry,
    remove: uploads.remove,
    clear: uploads.clear,
  };
}

export type MediaUploads = ReturnType<typeof useMediaUploads>;
