import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import type { QueuedUpload } from '../upload-queue.ts';
import type { AttachedFile, MediaUploads, RefusedFile } from '../use-media-uploads.ts';
import { AttachedFileTile } from './attached-file-tile.tsx';

interface EditableMediaListProps {
  mediaUploads: MediaUploads;
  attached: readonly AttachedFile[];
  onChange: (attached: AttachedFile[]) => void;
}

/** The list of an entry's images and videos in a form, in their order, and below them the pending uploads and the refused files. */
export default function EditableMediaList({ mediaUploads, attached, onChange }: EditableMediaListProps) {
  function move(from: number, to: number): void {
    const moved = [...attached];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  }

  if (attached.length + mediaUploads.files.length + mediaUploads.refusedFiles.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {attached.map((file, index) => (
        <AttachedFileTile
          key={file.url}
          file={file}
          position={{ index, count: attached.length }}
          onMove={(to) => move(index, to)}
          onRemove={() => onChange(attached.filter(({ url }) => url !== file.url))}
        />
      ))}
      {mediaUploads.files.map((upload) => (
        <PendingUploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => mediaUploads.retry(upload.id)}
          onRemove={() => mediaUploads.remove(upload.id)}
        />
      ))}
      {mediaUploads.refusedFiles.map((file) => (
        <RefusedFileRow key={file.id} file={file} onDismiss={() => mediaUploads.dismissRefused(file.id)} />
      ))}
    </ul>
  );
}

/** Row for a file that is not uploaded: the reason, which a toast shows too briefly to be read, and a button to dismiss the row. */
function RefusedFileRow({ file, onDismiss }: { file: RefusedFile; onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <li className="col-span-3 flex items-center gap-2 rounded-xl border border-cinnabar-text/50 bg-well py-1 pl-3">
      <CircleAlert size={18} aria-hidden className="shrink-0 text-cinnabar-text" />
      <p className="min-w-0 flex-1 text-sm">{file.reason}</p>
      <Button variant="ghost" round aria-label={t('media.dismiss', { name: file.name })} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </Button>
    </li>
  );
}

interface PendingUploadRowProps {
  upload: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** Row for an image or video whose upload is waiting or in progress. Shows a progress bar, or the error and a button to retry. */
function PendingUploadRow({
  upload: { name, state, progress, errorMessage },
  onRetry,
  onRemove,
}: PendingUploadRowProps) {
  const { t } = useTranslation();
  const hasFailed = state === 'failed' || state === 'rejected';
  return (
    <li className="col-span-3 grid grid-cols-[1fr_auto] items-center gap-x-2 rounded-xl border border-line bg-well py-1 pl-3">
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold">{name}</p>
        {hasFailed ? (
          <p className="text-sm text-cinnabar-text">
            {errorMessage ?? t(state === 'failed' ? 'media.kept' : 'media.toasts.failedText')}
          </p>
        ) : (
          <ProgressBar
            label={t(state === 'queued' ? 'media.waiting' : progress < 1 ? 'media.uploading' : 'media.checking')}
            fraction={progress < 1 ? progress : null}
          />
        )}
      </div>
      <div className="flex">
        {hasFailed && (
          <Button variant="ghost" round aria-label={t('media.retry', { name })} onClick={onRetry}>
            <RotateCcw size={18} aria-hidden />
          </Button>
        )}
        <Button
          variant="ghost"
          round
          aria-label={t(hasFailed ? 'media.remove' : 'media.cancel', { name })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
