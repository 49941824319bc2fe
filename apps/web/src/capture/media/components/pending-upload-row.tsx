import { RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import type { QueuedUpload } from '../queued-upload.ts';

interface PendingUploadRowProps {
  upload: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** Row for an image or video whose upload is waiting or in progress. Shows a progress bar, or the error and a button to retry. */
export function PendingUploadRow({
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
